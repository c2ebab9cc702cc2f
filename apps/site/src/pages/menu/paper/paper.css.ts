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

export const letter = style({
  marginTop: '6.5mm',
  font: `400 14pt/1.4 ${vars.font.text}`,
  textWrap: 'balance',
});

/** The space between sections. */
const SECTION_GAP = '.8em';

export const services = styleVariants(typeSizes, ({ type, line }, size) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${size === 'columns' ? 2 : 1}, minmax(0, 1fr))`,
  columnGap: '12mm',
  marginBlock: '6.5mm 5mm',
  fontSize: `${type}mm`,
  lineHeight: share(line),
}));

export const section = style({ selectors: { '& + &': { marginTop: SECTION_GAP } } });

/** A section’s heading and, above old and new prices, their heads. */
export const head = style({
  display: 'flex',
  marginBottom: '.12em',
  paddingBottom: '.18em',
  borderBottom: `.6pt solid ${color.ink}`,
  font: `500 1em/1 ${vars.font.display}`,
  wordSpacing: '.06em',
});

export const heading = style({ font: 'inherit', color: color.accentText });

/** Above the first section of each column. */
export const heads = style({
  display: 'none',
  selectors: { 'section:first-child &': { display: 'block' } },
  marginLeft: 'auto',
  textAlign: 'right',
});

export const level = style({ color: color.ink2, fontFamily: vars.font.text, fontSize: '.5em' });

export const old = style({ marginRight: '.6em', color: color.ink2 });

/** New prices, aligned to the right in a column of their own. */
export const next = style({
  display: 'inline-block',
  selectors: {
    [`${old} + &`]: { minWidth: '4.4em' },
    [`${services.columns} ${old} + &`]: { minWidth: '2.5em' },
  },
});

export const comb = style({ marginTop: 'auto' });
