import { typography, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { inRow } from '../../../layout';
import { lineHeights } from './sheet-layout';

const { color, space } = vars;

export const desk = style({
  display: 'grid',
  gap: space[5],
  marginTop: space[7],
  paddingTop: space[6],
  borderTop: `1px solid ${color.line}`,
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

/** Millimeters on a sheet of 241, the shortest that a browser prints, and as much more on a taller one. */
const share = (millimeters: number) => `calc(${millimeters} / 241 * 100vh)`;

const fontSizes = {
  largest: '40pt',
  large: '28pt',
  medium: '22pt',
  small: '19pt',
  columns: '16.5pt',
};

/** As many columns as it has parts. */
export const services = styleVariants(lineHeights, (height, size) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '10mm',
  marginBlock: '4mm',
  fontSize: fontSizes[size],
  lineHeight: share(height),
}));

export const section = style({ selectors: { '& + &': { marginTop: '.8em' } } });

export const heading = style({
  color: color.accentText,
  font: `500 .8em/1 ${vars.font.display}`,
  paddingBottom: '.2em',
});

export const level = style({ color: color.ink2, fontFamily: vars.font.text, fontSize: '.5em' });

/** The price before; struck through, as both columns of a list need no head then. */
export const now = style({ marginRight: '.6em', color: color.ink2 });

/** New prices, aligned to the right in a column of their own. */
export const next = style({
  display: 'inline-block',
  selectors: {
    [`${now} + &`]: { minWidth: '4.4em' },
    [`${services.columns} ${now} + &`]: { minWidth: '2.5em' },
  },
});

export const comb = style({ marginTop: 'auto' });
