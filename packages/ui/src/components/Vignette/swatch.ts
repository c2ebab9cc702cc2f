/** Strands of a swatch of hair, all bent alike, in a box of 56 by 56 units. */
const strands = 12;
const apart = 7;
const bend = 'c-8 14 22 20 14 33s-14 15-6 31';

/**
 * The dark and the light strands of a swatch of hair, every fourth one light.
 *
 * @example
 * swatchHair().light.match(/M/g).length // => 3
 * swatchHair().dark.match(/M/g).length // => 9
 */
export function swatchHair(): { readonly dark: string; readonly light: string } {
  const paths = { dark: '', light: '' };
  for (let strand = 0; strand < strands; strand += 1) {
    paths[strand % 4 === 2 ? 'light' : 'dark'] += `M${strand * apart - 16}-4${bend}`;
  }
  return paths;
}
