import { type ChangelogEntry, releases } from '@tallycomb/content/pages';
import { describe, expect, it } from 'vitest';
import { countOf, typesOf } from './change-count';

describe('the changes of a release', () => {
  it('are put new, improved, fixed', () => {
    expect(typesOf(releases[0])).toEqual(['New', 'New', 'New', 'Improved', 'Fixed']);
    const categories = [...releases[0].categories].reverse();
    expect(typesOf({ ...releases[0], categories })).toEqual(typesOf(releases[0]));
  });

  it('are counted in words, without the kinds that are missing', () => {
    expect(countOf(['New', 'Fixed', 'New'])).toBe('2 new, 1 fixed');
    expect(countOf(typesOf(releases[0]))).toBe('3 new, 1 improved, 1 fixed');
    expect(countOf([])).toBe('');
  });

  it('are all there', () => {
    const entries: readonly ChangelogEntry[] = releases;
    const items = entries.flatMap(({ categories }) => categories.flatMap((one) => one.items));
    expect(entries.flatMap((release) => typesOf(release))).toHaveLength(items.length);
  });
});
