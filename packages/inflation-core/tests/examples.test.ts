import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';
import { calculateInflation, seriesClient } from '../src/lookup/index.ts';
import { formatMonthName } from '../src/months.ts';
import { inflate } from '../src/series/index.ts';
import { entries, exported } from './entries.ts';
import * as frozenSeries from './frozen-series.ts';

type Scope = Readonly<Record<string, unknown>>;

const AsyncFunction = (async () => {}).constructor as new (
  // The constructor of async functions has no name to import its type by.
  ...parameters: readonly string[]
) => (...values: readonly unknown[]) => Promise<void>;

/** The code of every `@example` in a source file. */
function docExamples(source: string): string[] {
  const blocks = source.match(/@example\n(?:[ \t]*\* (?!@).*\n)+/g) ?? [];
  return blocks.map((block) =>
    block
      .split('\n')
      .slice(1)
      .map((line) => line.replace(/^\s*\* /, ''))
      .join('\n'),
  );
}

/** The code of every `ts` block in a Markdown file that shows its results. */
function markdownExamples(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  return blocks.filter((code) => code.includes('// =>'));
}

/** The exports that an example imports and no others, to prove that it stands alone. */
function importedFrom(scope: Scope, code: string): Scope {
  const names = [...code.matchAll(/^import \{([^}]*)\} from/gm)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
  return Object.fromEntries(names.filter(Boolean).map((name) => [name, scope[name]]));
}

/** Runs an example; every line `expression // => value` is an assertion. Gives their number. */
async function runExample(code: string, scope: Scope): Promise<number> {
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

/**
 * Wraps the scope's functions to check that results are plain data, which JSON gives back
 * unchanged.
 */
function expectingPlainData(scope: Scope): Scope {
  return Object.fromEntries(
    Object.entries(scope).map(([name, value]) => [
      name,
      isCallable(value) ? withPlainResult(name, value) : value,
    ]),
  );
}

type Callable = (...values: unknown[]) => unknown;

const isCallable = (value: unknown): value is Callable =>
  typeof value === 'function' && !/^class/.test(String(value));

function withPlainResult(name: string, called: Callable): Callable {
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

const root = new URL('..', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
// The figures of the examples are those of August 2026.
const { frozenAt: _, withPoints: __, ...allSeries } = frozenSeries;
const scope = { ...expectingPlainData(exported), ...allSeries };

const sources = globSync('src/**/*.ts', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => ({ path, code: read(path) }));
const examples = sources.flatMap(({ path, code }) =>
  docExamples(code).map((example) => ({ path, example })),
);

describe('the documentation comments', () => {
  it.each(examples)('$path', async ({ example }) => {
    expect(await runExample(example, scope)).toBeGreaterThan(0);
  });

  it('give an example for every public function', () => {
    const functions = Object.entries(scope)
      .filter(([name, value]) => typeof value === 'function' && !/Error$/.test(name))
      .map(([name]) => name);
    const without = functions.filter(
      (name) => !examples.some(({ example }) => example.includes(`${name}(`)),
    );
    expect(functions.length).toBeGreaterThan(20);
    expect(without).toEqual([]);
  });
});

describe('the README', () => {
  const readme = read('README.md');

  it.each(markdownExamples(readme).map((example, at) => ({ example, at })))(
    'runs example $at with only its own imports',
    async ({ example }) => {
      const imported = importedFrom(scope, example);
      expect(await runExample(example, imported)).toBeGreaterThan(0);
    },
  );

  it('imports names from the modules that export them', () => {
    const imports = [...readme.matchAll(/^import \{([^}]*)\} from '(@tallycomb[^']*)';$/gm)];
    expect(imports.length).toBeGreaterThan(2);
    for (const [, names = '', from = ''] of imports) {
      const asked = names.split(',').map((name) => name.trim());
      const there = Object.keys(entries.get(from) ?? {});
      expect(there).toEqual(expect.arrayContaining(asked.filter(Boolean)));
    }
  });

  it('names every public function', () => {
    const names = Object.keys(scope);
    expect(names.filter((name) => !readme.includes(name))).toEqual([]);
  });

  it('names every field of a result', async () => {
    const [from, today] = [
      { year: 2019, month: 6 },
      { year: 2026, month: 11 },
    ];
    const client = seriesClient(frozenSeries.cpiU);
    const result = await calculateInflation({ amount: 5, from, today, client });
    const inflated = inflate(frozenSeries.cpiU, { amount: 5, from });
    const fields = [result, inflated, inflated.from].flatMap(Object.keys);
    expect(fields.filter((field) => !readme.includes(`\`${field}\``))).toEqual([]);
  });

  it('names the month that the data begin with', () => {
    for (const { id, points } of Object.values(allSeries)) {
      expect(readme).toMatch(
        new RegExp(`${points[0] && formatMonthName(points[0].month)} +\\| BLS ${id}`),
      );
    }
  });
});
