import type { ChangelogEntry, ChangeType } from '@tallycomb/content/pages';

export const changeTypes: readonly ChangeType[] = ['New', 'Improved', 'Fixed'];

export const tagTones = { New: 'new', Improved: 'improved', Fixed: 'fixed' } as const;

/** The kinds of a release's changes, new ones first. */
export function typesOf({ categories }: ChangelogEntry): readonly ChangeType[] {
  const types = categories.flatMap(({ items }) => items.map(({ type }) => type));
  return changeTypes.flatMap((kind) => types.filter((type) => type === kind));
}

/**
 * The number of changes of each kind, as a phrase.
 *
 * @example
 * countOf(['New', 'New', 'Fixed']) // => '2 new, 1 fixed'
 */
export function countOf(types: readonly ChangeType[]): string {
  return changeTypes
    .map((kind) => ({ kind, count: types.filter((type) => type === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${kind.toLowerCase()}`)
    .join(', ');
}

const msPerDay = 24 * 60 * 60 * 1000;

/**
 * Every day from the first release to the newest, in order of time.
 *
 * @param releases - In any order.
 */
export function releaseDays(releases: readonly ChangelogEntry[]) {
  const times = releases.map(({ isoDate }) => Date.parse(isoDate));
  const first = Math.min(...times);
  const length = releases.length === 0 ? 0 : (Math.max(...times) - first) / msPerDay + 1;
  return Array.from({ length }, (_, day) => {
    const time = first + day * msPerDay;
    const types = releases.filter((_, at) => times[at] === time).flatMap(typesOf);
    // `date` is the start of the day in UTC; `types` is empty on most days.
    return { date: new Date(time), types };
  });
}
