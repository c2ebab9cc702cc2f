import { expect } from 'vitest';

type Scope = Readonly<Record<string, unknown>>;

const AsyncFunction = (async () => {}).constructor as new (
  // The constructor of async functions has no name to import its type by.
  ...parameters: readonly string[]
) => (...values: readonly unknown[]) => Promise<void>;

/** The code of every `@example` in a source file. */
export function docExamples(source: string): string[] {
  const blocks = source.match(/@example\n(?:[ \t]*\* (?!@).*\n)+/g) ?? [];
  return blocks.map((block) =>
    block
      .split('\n')
      .slice(1)
      .map((line) => line.replace(/^\s*\* /, ''))
      .join('\n'),
  );
}

/** The code of every `js` block in a Markdown file. */
export function markdownExamples(markdown: string): string[] {
  return [...markdown.matchAll(/```js\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
}

/** Runs an example; every line `expression // => value` is an assertion. Gives their number. */
export async function runExample(code: string, scope: Scope): Promise<number> {
  let assertions = 0;
  const check = (actual: unknown, expected: unknown, line: string) => {
    assertions++;
    expect(actual, line).toEqual(expected);
  };
  const body = code
    .replace(/^import \{[^}]*\} from '.*';$/gm, '')
    .split('\n')
    .map((line) => {
      const [, actual, expected] = /^(.*?);?\s*\/\/ => (.*)$/.exec(line) ?? [];
      return actual ? `check(${actual}, (${expected}), ${JSON.stringify(line)});` : line;
    });
  const names = Object.keys(scope);
  const run = new AsyncFunction(...names, 'check', body.join('\n'));
  await run(...names.map((name) => scope[name]), check);
  return assertions;
}
