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
globalFontFace('Imbue Fallback', {
  src: "local('Times New Roman'), local('Tinos'), local('Liberation Serif')",
  sizeAdjust: '70%',
  ascentOverride: '136%',
  descentOverride: '36%',
  lineGapOverride: '0%',
});

globalFontFace('Instrument Fallback', {
  src: "local('Arial'), local('Arimo'), local('Liberation Sans')",
  sizeAdjust: '103.2%',
});
