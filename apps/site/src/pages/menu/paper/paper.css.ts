import { typography, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { inRow } from '../../../layout';

const { color, space } = vars;

export const desk = style({
  display: 'grid',
  gap: space[5],
  marginTop: space[7],
  paddingTop: space[6],
  borderTop: `1px solid ${color.line}`,
  '@media': { print: { display: 'none' } },
});

export const choices = style({
  ...inRow(`${space[5]} ${space[7]}`, 'start'),
});

export const print = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'end' });

export const noticeHeading = style({
  ...typography.body,
  marginBottom: space[2],
  fontFamily: 'inherit',
  letterSpacing: 0,
  fontWeight: 700,
});

export const notice = style({
  maxWidth: '44em',
  paddingLeft: space[4],
  borderLeft: `3px solid ${color.lacquer}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const copy = style({
  ...inRow(space[4], 'center'),
  marginBottom: space[4],
});

/** Only printed. Nearly as tall as Letter, with the comb at its foot; WebKit fits 236 mm. */
export const sheet = style({
  display: 'none',
  '@media': { print: { display: 'flex', flexDirection: 'column', minHeight: '230mm' } },
});

/** Whose list, over its title and day on one line. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2mm 8mm',
  marginBottom: '7mm',
  paddingBottom: '4mm',
  borderBottom: `1.5pt solid ${color.ink}`,
});

export const salon = style({
  flexBasis: '100%',
  font: `500 24pt/1 ${vars.font.display}`,
  overflowWrap: 'anywhere',
});

export const heading = style({
  font: `500 60pt/.9 ${vars.font.display}`,
  letterSpacing: '-.012em',
});

const row = { display: 'flex', alignItems: 'baseline', gap: space[2] } as const;

export const from = style({ font: `500 20pt/1 ${vars.font.display}` });

const inColumns = { columns: 2, columnGap: '12mm', fontSize: '16.5pt' } as const;

const sizes = {
  few: { fontSize: '28pt', lineHeight: '14mm' },
  some: { fontSize: '22pt', lineHeight: '10mm' },
  more: { ...inColumns, lineHeight: '8.2mm' },
  many: { ...inColumns, lineHeight: '7.6mm' },
} as const;

export const services = styleVariants(sizes, (set) => ({
  ...set,
  marginBottom: '8mm',
  fontFamily: vars.font.display,
  fontWeight: 500,
}));

export const service = style({ ...row, breakInside: 'avoid', overflowWrap: 'anywhere' });

export const level = style({ color: color.ink2, fontFamily: vars.font.text, fontSize: '.5em' });

const price = { flex: 'none', textAlign: 'right' } as const;
const inPairs = '2.5em';

export const now = style({
  ...price,
  minWidth: inPairs,
  marginRight: '.4em',
  color: color.ink2,
});

/** New prices, aligned to the right in a column of their own. */
export const next = style({
  ...price,
  selectors: { [`${now} + &`]: { minWidth: inPairs } },
});

/** Headings of both price columns. */
export const columns = style({ justifyContent: 'end' });

/** A heading of the list, kept with its services. */
export const section = style({
  marginTop: '.4em',
  breakAfter: 'avoid',
  color: color.accentText,
  fontSize: '.8em',
});

export const reason = style({ ...typography.lead, marginBottom: '5mm', maxWidth: '34em' });

export const comb = style({ flex: 'none', width: '100%', marginTop: 'auto', breakInside: 'avoid' });
