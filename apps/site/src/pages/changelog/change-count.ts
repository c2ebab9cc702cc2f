import type { ChangelogEntry, ChangeType } from '@tallycomb/content/pages';

export const changeTypes: readonly ChangeType[] = ['New', 'Improved', 'Fixed'];

export const tagTones = { New: 'new', Improved: 'improved', Fixed: 'fixed' } as const;

/** The kinds of a release's changes, new ones first. */
export function typesOf({ categories }: ChangelogEntry): readonly ChangeType[] {
  const types = categories.flatMap(({ items }) => items.map(({ type }) => type));
  return changeTypes.flatMap((kind) => types.filter((type) => type === kind));
}

/**
 * How many changes of each kind there are, in words.
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
