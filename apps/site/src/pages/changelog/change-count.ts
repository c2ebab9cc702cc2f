import type { ChangelogEntry, ChangeType } from '@tallycomb/content/changelog';

const order: readonly ChangeType[] = ['New', 'Improved', 'Fixed'];

/** The kinds of a release's changes, new ones first. */
export function typesOf({ categories }: ChangelogEntry): readonly ChangeType[] {
  const types = categories.flatMap(({ items }) => items.map(({ type }) => type));
  return order.flatMap((kind) => types.filter((type) => type === kind));
}

/**
 * How many changes of each kind there are, in words.
 *
 * @example
 * countOf(['New', 'New', 'Fixed']) // => '2 new, 1 fixed'
 */
export function countOf(types: readonly ChangeType[]): string {
  return order
    .map((kind) => ({ kind, count: types.filter((type) => type === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${kind.toLowerCase()}`)
    .join(', ');
}
