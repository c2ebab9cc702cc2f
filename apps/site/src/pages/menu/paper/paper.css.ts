import { typography, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { inRow } from '../../../layout';
import { typeSizes } from './sheet-layout';

const { color, space } = vars;

export const desk = style({
  display: 'grid',
  gap: space[5],
  marginTop: space[7],
  paddingTop: space[6],
  borderTop: `1px solid ${color.line}`,
  '@media': {
    '(min-width: 1024px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space[8],
    },
  },
});

export const deskHeading = style({ gridColumn: '1 / -1' });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: space[5],
  alignContent: 'start',
});

export const print = style({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  gap: space[4],
  alignItems: 'end',
});

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

export const copy = style({ ...inRow(space[4], 'center'), marginBottom: space[4] });

/** Millimeters on a sheet of 241, the shortest that a browser prints, and as much more on a taller one. */
const share = (millimeters: number) => `calc(${millimeters} / 241 * 100vh)`;

const rule = { content: '', flex: 1, borderTop: `.6pt solid ${color.ink}` } as const;

/** One column is narrower than the sheet, two are as wide. */
export const measure = styleVariants({ 1: { paddingInline: '12mm' }, 2: {} });

/** The reason at the left, thanks and the line to sign at the right. */
export const letter = style({
  display: 'grid',
  gridTemplateColumns: '1fr 56mm',
  columnGap: '12mm',
  alignItems: 'end',
  marginTop: '5.5mm',
  font: `400 13pt/1.4 ${vars.font.text}`,
});

export const signature = style({
  paddingBottom: '11mm',
  borderBottom: `.6pt solid ${color.ink}`,
  font: `500 18pt/1 ${vars.font.display}`,
  wordSpacing: '.06em',
});

export const services = styleVariants(typeSizes, ({ type, line }) => ({
  flex: 1,
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  columnGap: '12mm',
  marginBlock: '5.5mm 4mm',
  fontSize: `${type}mm`,
  lineHeight: share(line),
}));

/** Sections side by side, or down the whole sheet. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '.75em',
  selectors: { '&:only-child': { justifyContent: 'space-between' } },
});

/** Centered between hairlines. */
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.6em',
  marginBottom: '.3em',
  font: `500 1em/1 ${vars.font.display}`,
  letterSpacing: '.02em',
  wordSpacing: '.06em',
  color: color.accentText,
  textAlign: 'center',
  '::before': rule,
  '::after': rule,
});

export const level = style({ color: color.ink2, fontFamily: vars.font.text, fontSize: '.5em' });

/** The price until then, struck out beside the new one. */
export const old = style({
  marginRight: '.6em',
  color: color.ink2,
  fontSize: '.86em',
  lineHeight: 0,
  textDecoration: `line-through ${color.lacquer} .7pt`,
});
