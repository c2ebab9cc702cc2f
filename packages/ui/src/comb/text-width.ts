/** Typefaces used in charts. */
export type ChartFace = 'text' | 'display';

// Advance widths in em, measured from Instrument Sans 400 with tabular figures and Imbue 600.
const digit = { text: 0.62, display: 0.38 } as const;
const narrow = { text: 0.25, display: 0.2 } as const;
const upper = { text: 0.76, display: 0.5 } as const;
const other = { text: 0.55, display: 0.36 } as const;

function advance(character: string, face: ChartFace): number {
  if (/[0-9$]/.test(character)) return digit[face];
  if (/[.,:;' ilj]/.test(character)) return narrow[face];
  return /[A-Zmw%]/.test(character) ? upper[face] : other[face];
}

/**
 * Estimates the width of a text, in the unit of `fontSize`, without a browser. The estimate is
 * rather too wide, so that labels placed by it stay inside the chart.
 *
 * @example
 * textWidth('$50', 10, 'text') // => 18.6
 */
export function textWidth(text: string, fontSize: number, face: ChartFace): number {
  const em = [...text].reduce((sum, character) => sum + advance(character, face), 0);
  return Math.round(em * fontSize * 10) / 10;
}

/**
 * Breaks a label into lines of at most `maxWidth`; a longer word gets a line of its own.
 *
 * @example
 * wrapLabel('Salon prices', 60, 13) // => ['Salon', 'prices']
 */
export function wrapLabel(label: string, maxWidth: number, fontSize: number): string[] {
  const lines: string[] = [];
  for (const word of label.split(/\s+/).filter(Boolean)) {
    const previous = lines.at(-1);
    const joined = previous === undefined ? word : `${previous} ${word}`;
    const grows = previous !== undefined && textWidth(joined, fontSize, 'text') <= maxWidth;
    if (grows) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
