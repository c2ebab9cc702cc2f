import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { june } from '../../tests/pasted-lists.ts';
import { parseMenu } from './index.ts';

/** Processor time in milliseconds, which other work on the machine does not lengthen. */
function timeOf(text: string): number {
  const { user } = process.cpuUsage();
  parseMenu(text, june);
  return (process.cpuUsage().user - user) / 1000;
}

const times = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

const rows = (row: (at: number) => string) => (length: number) =>
  times(Array.from({ length: 50 }, (_, at) => row(at)).join('\n'), length);

const SHAPES: Readonly<Record<string, (length: number) => string>> = {
  'rows below names': rows((at) => (at ? `Cut ${at},45` : 'Service,Price')),
  'rows with sections': rows((at) => (at % 5 ? `Cut ${at}\t$45` : `Section ${at}`)),
  'names of columns again and again': rows((at) => (at % 5 ? `Cut ${at}\t$45` : 'Service\tPrice')),
  'other names of columns again': rows((at) =>
    at % 2 ? `Cut\t$45` : `Service\tPrice ${2000 + at}`,
  ),
  'bars with sections': rows((at) => (at % 5 ? `|Cut ${at}|$45|` : `|Section ${at}|`)),
  levels: rows((at) => (at ? `Cut\t$45\t$50` : 'Service\tJunior\tSenior')),
  cards: rows((at) => (at % 2 ? '$45' : `Cut ${at}`)),
  'names, then prices': (length) => times('Cut\n', length / 2) + times('$45\n', length / 2),
  'twelve wide rows': (length) => times(`${times('1\t', length / 12)}\n`, length),
  'a wide header': (length) => `${times('Junior\t', length / 2)}\n${times('$45\t', length / 2)}`,
  'one long name': (length) => `Service\tPrice\n${times('name ', length)}\t45`,
  'one long line': (length) => `${times('name ', length)} $45`,
  'lines of one sign': (length) => times(')\n', length),
  'lines of bare prices': (length) => times('$1 \n', length),
  'tables amid lines': (length) =>
    times('## Cuts\n|Service|Price|\n|-|-|\n|Cut|$45|\n\nAsk us for more.\n', length),
};

/** Milliseconds for 20,000 lines, as 5,000 of them may take a second. */
const LONGEST = 4000;

describe('a list', () => {
  it.each(Object.keys(SHAPES))('takes no more than time by its length: %s', (name) => {
    const shape = SHAPES[name] ?? String;
    timeOf(shape(10_000));
    const limit = 15 * Math.max(timeOf(shape(20_000)), 25);
    let long = timeOf(shape(200_000));
    // The best of five: garbage collection and a busy machine only add time.
    for (let run = 1; run < 5 && long >= limit; run += 1)
      long = Math.min(long, timeOf(shape(200_000)));
    expect(long).toBeLessThan(limit);
    expect(long).toBeLessThan(LONGEST);
  });

  it.each(['1\n', 'a\n$1\n', 'a\t1\n', ')\n', '\n'])(
    'of a megabyte is read to its 20,000th line in four seconds: %j',
    (part) => {
      const text = times(part, 1_000_000);
      expect(timeOf(text)).toBeLessThan(LONGEST);
      expect(parseMenu(text, june).unread).toBe(text.split('\n').slice(20_000).join('\n'));
    },
  );

  it('hangs nothing, whatever is repeated in it', () => {
    const signs = fc.constantFrom(
      ...'1a$.,;:|\t\n -–/()&*"\'<#_=+%@…¢',
      'Cut ',
      'from ',
      ' min',
      '\u00A0',
    );
    const part = fc.array(signs, { minLength: 1, maxLength: 3 }).map((all) => all.join(''));
    fc.assert(
      fc.property(part, (each) => {
        expect(timeOf(times(each, 40_000)), JSON.stringify(each)).toBeLessThan(1000);
      }),
      { numRuns: 60 },
    );
  });
});
