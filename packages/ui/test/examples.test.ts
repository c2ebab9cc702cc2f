import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../src/', import.meta.url);
const isSource = (path: string) => !/\.(test|stories|css)\.tsx?$/.test(path);

const examples = globSync('{charts,comb,components,styles}/**/*.ts', { cwd: folder })
  .filter(isSource)
  .flatMap((path) => {
    const code = readFileSync(new URL(path, folder), 'utf8');
    const blocks = code.match(/@example\n(?: \* .*\n)+/g) ?? [];
    return blocks.map((block) => ({ path, code: block.replace(/^@example\n|^ \* /gm, '') }));
  });

const modules = import.meta.glob<Record<string, unknown>>(
  ['../src/{charts,comb,components,styles}/**/*.ts', '!../src/**/*.test.ts', '!../src/**/*.css.ts'],
  { eager: true },
);
const scope = Object.assign({}, ...Object.values(modules));

/** Runs an example as JavaScript; every line `expression // => value` is an assertion. */
function run(code: string): number {
  let assertions = 0;
  const check = (actual: unknown, expected: unknown) => {
    assertions += 1;
    expect(actual).toEqual(expected);
  };
  const body = code.replace(/^(.*?);?\s*\/\/ => (.*)$/gm, 'check($1, ($2));');
  // In a block, as an example may name something as we do.
  new Function(...Object.keys(scope), 'check', `{ ${body} }`)(...Object.values(scope), check);
  return assertions;
}

describe('the examples in the documentation comments', () => {
  it.each(examples)('$path', ({ code }) => {
    expect(run(code)).toBeGreaterThan(0);
  });

  it('are found', () => {
    expect(examples.length).toBeGreaterThan(15);
  });
});
