import { type ChangelogEntry, releases } from '@tallycomb/content/pages';
import { describe, expect, it } from 'vitest';
import { countOf, releaseDays, typesOf } from './release-changes';

describe('the changes of a release', () => {
  it('are ordered new, improved, fixed', () => {
    expect(typesOf(releases[0])).toEqual(['New', 'New', 'New', 'Improved', 'Fixed']);
    const categories = [...releases[0].categories].reverse();
    expect(typesOf({ ...releases[0], categories })).toEqual(typesOf(releases[0]));
  });

  it('are counted in words, without the kinds that are missing', () => {
    expect(countOf(['New', 'Fixed', 'New'])).toBe('2 new, 1 fixed');
    expect(countOf([])).toBe('');
  });

  it('are complete', () => {
    const entries: readonly ChangelogEntry[] = releases;
    const items = entries.flatMap(({ categories }) => categories.flatMap((one) => one.items));
    expect(entries.flatMap((release) => typesOf(release))).toHaveLength(items.length);
  });
});

const [newest] = releases;
const oldest = releases.at(-1) ?? newest;
const on = (isoDate: string, release = newest) => ({ ...release, isoDate });
const day = (isoDate: string, types: ReturnType<typeof typesOf> = []) => ({
  date: new Date(isoDate),
  types,
});

describe('the days of the releases', () => {
  it('run from the first release to the newest, in any order of input', () => {
    const days = releaseDays([on('2024-12-31'), on('2025-01-02', oldest)]);
    expect(days).toEqual([
      day('2024-12-31', typesOf(newest)),
      day('2025-01-01'),
      day('2025-01-02', typesOf(oldest)),
    ]);
    expect(releaseDays([on('2025-01-02', oldest), on('2024-12-31')])).toEqual(days);
  });

  it('combine two releases of one day', () => {
    expect(releaseDays([on('2025-01-01'), on('2025-01-01', oldest)])).toEqual([
      day('2025-01-01', [...typesOf(newest), ...typesOf(oldest)]),
    ]);
  });

  it('are none without releases', () => expect(releaseDays([])).toEqual([]));
});
