import { globalFontFace } from '@vanilla-extract/css';

// Both files carry one or few weights; the range keeps browsers from faking a bolder one.
globalFontFace('Imbue', {
  src: "url('../fonts/imbue.woff2') format('woff2')",
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

globalFontFace('Instrument Sans', {
  src: "url('../fonts/instrument-sans.woff2') format('woff2')",
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

// Sized to the widths and heights of the real faces, so that nothing moves when they arrive.
// Widths: measured on headings (Imbue) and on running text and labels (Instrument Sans).
// Heights: the real face's own ascent and descent, divided by the adjusted size.
const imbue = { size: 0.696, ascent: 0.95, descent: 0.25 };
const instrumentSans = { ascent: 0.97, descent: 0.25 };

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

const adjusted = (size: number, { ascent, descent }: { ascent: number; descent: number }) => ({
  sizeAdjust: percent(size),
  ascentOverride: percent(ascent / size),
  descentOverride: percent(descent / size),
  lineGapOverride: '0%',
});

globalFontFace('Imbue Fallback', {
  src: "local('Times New Roman'), local('Tinos'), local('Liberation Serif')",
  fontWeight: '400 700',
  ...adjusted(imbue.size, imbue),
});

globalFontFace('Instrument Fallback', {
  src: "local('Arial'), local('Arimo'), local('Liberation Sans')",
  fontWeight: '400 500',
  ...adjusted(1.02, instrumentSans),
});

globalFontFace('Instrument Fallback', {
  src: "local('Arial Bold'), local('Arial-BoldMT'), local('Arimo Bold'), local('Liberation Sans Bold')",
  fontWeight: '600 700',
  ...adjusted(0.98, instrumentSans),
});
