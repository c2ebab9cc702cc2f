import { stripTypeScriptTypes } from 'node:module';
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

/** The code of every `ts` block in a Markdown file that says what it gives. */
export function markdownExamples(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  return blocks.filter((code) => code.includes('// =>'));
}

/** What an example imports, and nothing else: so it is seen to stand alone. */
export function importedFrom(scope: Scope, code: string): Scope {
  const names = [...code.matchAll(/^import \{([^}]*)\} from/gm)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
  return Object.fromEntries(names.filter(Boolean).map((name) => [name, scope[name]]));
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
  const run = new AsyncFunction(...names, 'check', stripTypeScriptTypes(body.join('\n')));
  await run(...names.map((name) => scope[name]), check);
  return assertions;
}

/** The scope, with functions whose results must be plain data: what JSON gives back as it was. */
export function keptToPlainData(scope: Scope): Scope {
  return Object.fromEntries(
    Object.entries(scope).map(([name, value]) => [
      name,
      isCallable(value) ? kept(name, value) : value,
    ]),
  );
}

type Callable = (...values: unknown[]) => unknown;

const isCallable = (value: unknown): value is Callable =>
  typeof value === 'function' && !/^class/.test(String(value));

function kept(name: string, called: Callable): Callable {
  return (...values) => {
    const result = called(...values);
    if (result instanceof Promise) return result.then((settled) => expectPlain(name, settled));
    return expectPlain(name, result);
  };
}

function expectPlain(name: string, result: unknown): unknown {
  const isClient = typeof result === 'object' && Object.values({ ...result }).some(isCallable);
  if (typeof result === 'object' && !isClient) {
    expect(JSON.parse(JSON.stringify(result)), name).toEqual(result);
  }
  return result;
}
