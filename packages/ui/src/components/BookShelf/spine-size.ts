/** Heights of a spine, from the shortest, in units of the shelf (a unit is one rem or less). */
export const spineHeights = { h1: 22, h2: 23.5, h3: 25, h4: 28, h5: 31, h6: 34.5, h7: 38 } as const;

/** Shares of the shelf's width that a spine may take. */
export const spineWidths = { thin: 4, medium: 5, thick: 6 } as const;

export type SpineHeight = keyof typeof spineHeights;
export type SpineWidth = keyof typeof spineWidths;

interface Lettering {
  readonly title: string;
  readonly author: string;
}

/** Mean widths of a character of the title (Imbue, 1.875 units) and of the author, in units. */
const titleCharacter = 0.56;
const authorCharacter = 0.44;
/** Margins at both ends, and the least distance between title and author. */
const clearance = 3.5;

/**
 * The lowest spine on which title and author fit one after the other; the highest if none does.
 * Short titles would all stand equally high: they take one of the three lowest heights in turn.
 * @example
 * spineHeight({ title: 'Dare to Lead', author: 'Brené Brown' }); // => 'h1'
 * spineHeight({ title: 'Meditations', author: 'Marcus Aurelius' }); // => 'h3'
 * spineHeight({ title: 'a'.repeat(21), author: 'a'.repeat(15) }); // => 'h1'
 * spineHeight({ title: 'a'.repeat(21), author: 'a'.repeat(16) }); // => 'h2'
 * spineHeight({ title: 'Grit: The Power of Passion and Perseverance', author: 'Angela Duckworth' }); // => 'h7'
 */
export function spineHeight({ title, author }: Lettering): SpineHeight {
  const needed = title.length * titleCharacter + author.length * authorCharacter + clearance;
  const heights = Object.entries(spineHeights) as [SpineHeight, number][];
  const fitting = heights.slice(title.length % 3).find(([, units]) => units >= needed);
  return fitting?.[0] ?? 'h7';
}

/**
 * A width that looks chosen by nobody, and is the same each time: it follows the title's letters.
 * @example
 * spineWidth('Meditations'); // => 'thick'
 */
export function spineWidth(title: string): SpineWidth {
  const sum = [...title].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (['thin', 'thick', 'medium'] as const)[sum % 3] ?? 'medium';
}
