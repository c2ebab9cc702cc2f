import { globalFontFace } from '@vanilla-extract/css';
import { restOfLatin, unicodeRange } from '../fonts/characters';

// The files carry one or few weights; the range keeps browsers from faking a bolder one.
const face = { fontWeight: '400 700', fontDisplay: 'swap' } as const;
const latin = { ...face, unicodeRange: unicodeRange(restOfLatin) };

globalFontFace('Imbue', { src: "url('../fonts/imbue.woff2') format('woff2')", ...face });
globalFontFace('Imbue', { src: "url('../fonts/imbue-latin.woff2') format('woff2')", ...latin });

globalFontFace('Instrument Sans', {
  src: "url('../fonts/instrument-sans.woff2') format('woff2')",
  ...face,
});
globalFontFace('Instrument Sans', {
  src: "url('../fonts/instrument-sans-latin.woff2') format('woff2')",
  ...latin,
});

// Sized to the widths and heights of the real faces, so that nothing moves when they arrive.
// Widths: measured on headings (Imbue) and on running text and labels (Instrument Sans).
// Heights: the real face's own ascent and descent, divided by the adjusted size.
const imbue = { ascent: 0.95, descent: 0.25 };
const instrumentSans = { ascent: 0.97, descent: 0.25 };

const regular = '400 500';
const bold = '600 700';

interface Fallback {
  readonly family: string;
  /** Full names of the same face on different systems. */
  readonly names: readonly string[];
  readonly fontWeight: string;
  /** Of the face that stands in, for ours to be as wide. */
  readonly size: number;
  readonly real: typeof imbue;
}

const fallbacks: readonly Fallback[] = [
  {
    family: 'Imbue Fallback',
    names: ['Times New Roman', 'Tinos', 'Liberation Serif'],
    fontWeight: '400 700',
    size: 0.696,
    real: imbue,
  },
  {
    family: 'Imbue Fallback Android',
    names: ['Noto Serif', 'NotoSerif'],
    fontWeight: '400 700',
    size: 0.599,
    real: imbue,
  },
  {
    family: 'Instrument Fallback',
    names: ['Arial', 'Arimo', 'Liberation Sans'],
    fontWeight: regular,
    size: 1.02,
    real: instrumentSans,
  },
  {
    family: 'Instrument Fallback',
    names: ['Arial Bold', 'Arial-BoldMT', 'Arimo Bold', 'Liberation Sans Bold'],
    fontWeight: bold,
    size: 0.98,
    real: instrumentSans,
  },
  {
    family: 'Instrument Fallback Android',
    names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    fontWeight: regular,
    size: 1.02,
    real: instrumentSans,
  },
  {
    family: 'Instrument Fallback Android',
    names: ['Roboto Bold', 'Roboto-Bold'],
    fontWeight: bold,
    size: 1.045,
    real: instrumentSans,
  },
];

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

for (const { family, names, fontWeight, size, real } of fallbacks) {
  globalFontFace(family, {
    src: names.map((name) => `local('${name}')`).join(', '),
    fontWeight,
    sizeAdjust: percent(size),
    ascentOverride: percent(real.ascent / size),
    descentOverride: percent(real.descent / size),
    lineGapOverride: '0%',
  });
}
