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

const titleSizes = { short: '54pt', long: '42pt' };

/** Whose sheet, over its heading and its day on one line; without a salon, the heading is its title. */
export const head = styleVariants(titleSizes, (size) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2mm 8mm',
  paddingBottom: '4mm',
  marginBottom: '1.2mm',
  borderBottom: `3pt solid ${color.ink}`,
  font: `500 ${size}/.9 ${font.display}`,
  letterSpacing: '-.012em',
}));

/** A hairline below the rule, as above the comb's spine. */
export const hairline = style({ borderBottom: `.6pt solid ${color.ink}` });

export const salon = style({ flexBasis: '100%', overflowWrap: 'anywhere' });

/** Imbue sets words close together at the size of a list. */
const wordSpacing = '.06em';

const subtitle = { font: `500 24pt/1 ${font.display}`, letterSpacing: 0, wordSpacing } as const;

export const heading = style({
  font: 'inherit',
  letterSpacing: 'inherit',
  selectors: { [`${salon} + &`]: subtitle },
});

export const day = style(subtitle);

/** What the sheet is about, below its title. */
export const lead = style({
  marginTop: '5mm',
  font: `400 15pt/1.4 ${font.text}`,
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
  marginBottom: '1.8mm',
  font: `400 9pt/1.3 ${font.text}`,
  color: color.ink2,
});
