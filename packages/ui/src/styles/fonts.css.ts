import { globalFontFace } from '@vanilla-extract/css';
import { inHeadings, restBeside, unicodeRange, usEnglish } from '../fonts/characters';

// The files carry one or few weights; the range keeps browsers from faking a bolder one.
const face = { fontWeight: '400 700', fontDisplay: 'swap' } as const;

// The rest of Latin is a separate family. In the first one, it would make Chromium look for a font
// again at every text size, which took half of the time of a page's first layout.
const latin = (characters: string) => ({
  ...face,
  unicodeRange: unicodeRange(restBeside(characters)),
});

const url = (file: string) => `url('../fonts/${file}.woff2') format('woff2')`;

globalFontFace('Imbue', { src: url('imbue'), ...face });
globalFontFace('Imbue Latin', { src: url('imbue-latin'), ...latin(inHeadings) });
globalFontFace('Instrument Sans', { src: url('instrument-sans'), ...face });
globalFontFace('Instrument Sans Latin', {
  src: url('instrument-sans-latin'),
  ...latin(usEnglish),
});

// Sized to the widths and heights of the real faces, so that nothing moves when they arrive.
// Widths: measured on headings (Imbue) and on running text and labels (Instrument Sans).
// Heights: the real face's own ascent and descent, divided by the adjusted size.
const imbue = { ascent: 0.95, descent: 0.25 };
const instrumentSans = { ascent: 0.97, descent: 0.25 };

/** A fallback face: its full names on different systems, and the size adjustment that matches our width. */
type Fallback = readonly [
  family: string,
  fullNames: readonly string[],
  fontWeight: string,
  size: number,
  real: typeof imbue,
];

const regular = '400 500';
const bold = '600 700';
const instrumentBold = ['Arial Bold', 'Arial-BoldMT', 'Arimo Bold', 'Liberation Sans Bold'];
const roboto = ['Roboto', 'Roboto Regular', 'Roboto-Regular'];

const fallbacks: readonly Fallback[] = [
  ['Imbue Fallback', ['Times New Roman', 'Tinos', 'Liberation Serif'], '400 700', 0.696, imbue],
  ['Imbue Fallback Android', ['Noto Serif', 'NotoSerif'], '400 700', 0.599, imbue],
  ['Instrument Fallback', ['Arial', 'Arimo', 'Liberation Sans'], regular, 1.02, instrumentSans],
  ['Instrument Fallback', instrumentBold, bold, 0.98, instrumentSans],
  ['Instrument Fallback Android', roboto, regular, 1.02, instrumentSans],
  ['Instrument Fallback Android', ['Roboto Bold', 'Roboto-Bold'], bold, 1.045, instrumentSans],
];

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

for (const [family, fullNames, fontWeight, size, real] of fallbacks) {
  globalFontFace(family, {
    src: fullNames.map((name) => `local('${name}')`).join(', '),
    fontWeight,
    sizeAdjust: percent(size),
    ascentOverride: percent(real.ascent / size),
    descentOverride: percent(real.descent / size),
    lineGapOverride: '0%',
  });
}
