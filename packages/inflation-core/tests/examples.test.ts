import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as calendar from '../src/calendar/index.ts';
import * as cpi from '../src/cpi-u/index.ts';
import * as core from '../src/index.ts';
import * as lookup from '../src/lookup/index.ts';
import * as menu from '../src/menu/index.ts';
import { formatMonthName } from '../src/months.ts';
import * as ownSeries from '../src/own-series/index.ts';
import * as personalCare from '../src/personal-care-services/index.ts';
import * as pricing from '../src/pricing/index.ts';
import * as midwestRegion from '../src/regions/midwest/index.ts';
import * as northeastRegion from '../src/regions/northeast/index.ts';
import * as southRegion from '../src/regions/south/index.ts';
import * as westRegion from '../src/regions/west/index.ts';
import * as series from '../src/series/index.ts';
import {
  docExamples,
  importedFrom,
  keptToPlainData,
  markdownExamples,
  runExample,
} from './examples.ts';
import * as frozenSeries from './frozen-series.ts';

const root = new URL('..', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const entries = {
  '@tallycomb/inflation-core': core,
  '@tallycomb/inflation-core/lookup': lookup,
  '@tallycomb/inflation-core/menu': menu,
  '@tallycomb/inflation-core/pricing': pricing,
  '@tallycomb/inflation-core/calendar': calendar,
  '@tallycomb/inflation-core/series': series,
  '@tallycomb/inflation-core/own-series': ownSeries,
  '@tallycomb/inflation-core/cpi-u': cpi,
  '@tallycomb/inflation-core/personal-care-services': personalCare,
  '@tallycomb/inflation-core/regions/northeast': northeastRegion,
  '@tallycomb/inflation-core/regions/midwest': midwestRegion,
  '@tallycomb/inflation-core/regions/south': southRegion,
  '@tallycomb/inflation-core/regions/west': westRegion,
};
// The figures of the examples are those of August 2026.
const { frozenAt: _, withPoints: __, ...allSeries } = frozenSeries;
const functions = { ...core, ...lookup, ...menu, ...pricing, ...calendar, ...series };
const scope = { ...keptToPlainData(functions), ...allSeries };

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
    'runs example $at with nothing but what it imports',
    async ({ example }) => {
      const imported = importedFrom(scope, example);
      expect(await runExample(example, imported)).toBeGreaterThan(0);
    },
  );

  it('imports names from where they are', () => {
    const imports = [...readme.matchAll(/^import \{([^}]*)\} from '(@tallycomb[^']*)';$/gm)];
    expect(imports.length).toBeGreaterThan(2);
    for (const [, names = '', from = ''] of imports) {
      const entry = Object.entries(entries).find(([name]) => name === from)?.[1];
      const asked = names.split(',').map((name) => name.trim());
      expect(Object.keys(entry ?? {})).toEqual(expect.arrayContaining(asked.filter(Boolean)));
    }
  });

  it('names every public function', () => {
    const names = Object.keys(scope);
    expect(names.filter((name) => !readme.includes(name))).toEqual([]);
  });

  it('names the month that the data begin with', () => {
    for (const { id, points } of Object.values(allSeries)) {
      expect(readme).toMatch(
        new RegExp(`${points[0] && formatMonthName(points[0].month)} +\\| BLS ${id}`),
      );
    }
  });
});
