/**
 * A whole number from a text, for `seededRandom`: the same slug always draws the same picture.
 * The hash is FNV-1a over UTF-16 code units.
 *
 * @example
 * seedOf('raise-prices') === seedOf('raise-prices') // => true
 * seedOf('raise-prices') === seedOf('menu-edit') // => false
 */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return hash;
}
