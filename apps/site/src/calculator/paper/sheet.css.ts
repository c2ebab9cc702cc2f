/** Sheets for a salon to hold: each is printed alone, in place of the page that has it. */
import { vars } from '@tallycomb/ui/styles';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, font } = vars;

/** As tall as the paper allows, with its last part at the foot. Firefox's 100vh is a hair too tall. */
export const sheet = style({
  display: 'none',
  selectors: { '& + &': { breakBefore: 'page' } },
  '@media': { print: { display: 'flex', flexDirection: 'column', minHeight: 'calc(100vh - 1mm)' } },
});

// Important, as other rules for paper would show these parts again.
globalStyle(`main:has(${sheet}) :not(:has(${sheet}), ${sheet}, ${sheet} *)`, {
  '@media': { print: { display: 'none !important' } },
});
globalStyle(`main :has(${sheet})`, {
  '@media': { print: { display: 'block', maxWidth: 'none', margin: 0, padding: 0, border: 0 } },
});

/** Sizes at which so many characters fill a line, or the most possible. */
const titleSizes = { 18: '72pt', 26: '62pt', 31: '54pt', 36: '48pt', 40: '42pt', 60: '29pt' };

/** As a newspaper’s name. */
export const title = styleVariants(titleSizes, (size) => ({
  // Of one height, whatever its size, so that all that follows stands in its place.
  display: 'grid',
  alignContent: 'end',
  minHeight: '27mm',
  paddingBottom: '5.6mm',
  font: `500 ${size}/.84 ${font.display}`,
  letterSpacing: '-.012em',
  textAlign: 'center',
  overflowWrap: 'anywhere',
}));

/** Imbue sets words close together at the size of a list. */
const wordSpacing = '.06em';

/** Sizes at which so many characters stand on one line. */
const folioSizes = { 70: '20pt', 100: '17pt' };

/** The line below a sheet's title: heading, page and day, the page in the middle. */
export const folio = styleVariants(folioSizes, (size) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: 'minmax(max-content, 1fr) auto',
  gridAutoColumns: 'minmax(max-content, 1fr)',
  columnGap: '4mm',
  minHeight: '2.4mm',
  borderTop: `3pt solid ${color.ink}`,
  borderBottom: `.6pt solid ${color.ink}`,
  font: `500 ${size}/1 ${font.display}`,
  wordSpacing,
}));

export const folioPart = style({
  padding: '1.7mm 0 2mm',
  textAlign: 'center',
  selectors: {
    '&:first-child:not(:last-child)': { textAlign: 'left' },
    '&:last-child': { textAlign: 'right' },
  },
});

/** What the sheet is about, below its title: at most two lines on the narrowest paper. */
export const lead = style({
  maxWidth: 'none',
  marginTop: '5mm',
  font: `400 13pt/1.45 ${font.text}`,
  textWrap: 'balance',
});

/** In its list’s type size. */
export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '2mm',
  fontFamily: font.display,
  fontWeight: 500,
  wordSpacing,
  overflowWrap: 'anywhere',
});

/** Leaves room for the name. */
export const price = style({ flex: 'none', maxWidth: '58%', textAlign: 'right' });

export const note = style({
  marginLeft: '1mm',
  font: `400 9pt/1 ${font.text}`,
  wordSpacing: 0,
  color: color.ink2,
});
