import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layout } from '../src/styles/constants';
import { controlPoints, movements } from '../src/styles/movements';

const root = resolve(import.meta.dirname, '../../..');
const all = Object.values(movements).flat();

/** Written as a movement, but nothing is seen to move. */
const atOnce = ['apps/site/src/calculator/script-notice.css.ts'];

const sheets = globSync('{packages/ui,apps/site}/src/**/*.css.ts', { cwd: root }).filter(
  (path) => !path.includes('.stories.'),
);
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');
const moves = (css: string): boolean => /keyframes\(|\btransition: `/.test(css);

/** Every time that a style sheet writes or takes from the theme, in milliseconds. */
function timesIn(css: string): number[] {
  const written = [...css.matchAll(/(\d*\.?\d+)(ms|s)\b/g)].map(
    ([, value, unit]) => Number(value) * (unit === 's' ? 1000 : 1),
  );
  const numbers = [...css.matchAll(/\bmilliseconds = (\d+)/g)].map(([, value]) => Number(value));
  const taken = Object.entries(layout.duration)
    .filter(([name]) => css.includes(`duration.${name}`))
    .map(([, value]) => Number.parseInt(value, 10));
  return [...written, ...numbers, ...taken];
}

describe('the list of movements', () => {
  it('leaves out no style sheet in which something moves', () => {
    const listed = new Set([...all.map(({ source }) => source), ...atOnce]);
    const missing = sheets.filter((path) => moves(read(path)) && !listed.has(path));
    expect(missing).toEqual([]);
  });

  it.each(all)('$name takes as long as its style sheet says', ({ source, ms, range }) => {
    const css = read(source).replaceAll(/during\((\d+), (\d+)\)/g, 'contain $1% contain $2%');
    if (ms !== undefined) expect(timesIn(css)).toContain(ms);
    else expect(css).toContain(range);
  });

  it.each(all)('$name has a curve that can be drawn', ({ curve }) => {
    expect(controlPoints(curve)).toHaveLength(4);
  });
});
