import { type ChangelogEntry, releases } from '@tallycomb/content/pages';
import { describe, expect, it } from 'vitest';
import { countOf, releaseDays, typesOf } from './release-changes';

const [one] = releases;
const other = releases.at(-1) ?? one;

describe('the changes of a release', () => {
  it('are ordered new, improved, fixed', () => {
    const items = (['Fixed', 'New', 'Improved', 'New'] as const).map((type) => ({
      type,
      description: '',
    }));
    const release = { ...one, categories: [{ name: '', items }] };
    expect(typesOf(release)).toEqual(['New', 'New', 'Improved', 'Fixed']);
  });

  it('are counted by kind, without the kinds that are missing', () => {
    expect(countOf(['New', 'Fixed', 'New'])).toBe('2 new, 1 fixed');
    expect(countOf([])).toBe('');
  });

  it('are complete', () => {
    const entries: readonly ChangelogEntry[] = releases;
    const items = entries.flatMap(({ categories }) => categories.flatMap((one) => one.items));
    expect(entries.flatMap((release) => typesOf(release))).toHaveLength(items.length);
  });
});

const on = (isoDate: string, release = one) => ({ ...release, isoDate });
const day = (isoDate: string, types: ReturnType<typeof typesOf> = []) => ({
  date: new Date(isoDate),
  types,
});

describe('the days of the releases', () => {
  it('run from the first release to the newest, in any order of input', () => {
    const days = releaseDays([on('2024-12-31'), on('2025-01-02', other)]);
    expect(days).toEqual([
      day('2024-12-31', typesOf(one)),
      day('2025-01-01'),
      day('2025-01-02', typesOf(other)),
    ]);
    expect(releaseDays([on('2025-01-02', other), on('2024-12-31')])).toEqual(days);
  });

  it('combine two releases of one day', () => {
    expect(releaseDays([on('2025-01-01'), on('2025-01-01', other)])).toEqual([
      day('2025-01-01', [...typesOf(one), ...typesOf(other)]),
    ]);
  });

  it('are none without releases', () => expect(releaseDays([])).toEqual([]));
});
