import { vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font } = vars;

/** Between the cut and a card, as much as between the paper's edge and a card. */
const MARGIN = '12mm';

export const sheet = style({
  position: 'relative',
  justifyContent: 'space-between',
  // The line to cut along.
  '::after': {
    content: '',
    position: 'absolute',
    inset: '50% 0 auto',
    borderTop: `1px dashed ${color.lineStrong}`,
  },
});

export const scissors = style({
  position: 'absolute',
  top: 'calc(50% - 3.5mm)',
  left: 0,
  height: '7mm',
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 4,
});

/** Half of the paper: one cut parts two cards. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: `calc(50vh - .5mm - ${MARGIN})`,
  breakInside: 'avoid',
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  gap: '7mm',
  alignItems: 'baseline',
});

/** To punch and hang the card by. */
export const hole = style({
  alignSelf: 'start',
  width: '6mm',
  height: '6mm',
  border: `1pt solid ${color.ink}`,
  borderRadius: '50%',
});

const serviceSizes = { short: '36pt', long: '24pt' };

export const service = styleVariants(serviceSizes, (size) => ({
  font: `500 ${size}/1 ${font.display}`,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
}));

export const start = style({
  font: `500 20pt/1 ${font.display}`,
  textAlign: 'right',
  '::first-letter': { textTransform: 'uppercase' },
});

const priceSizes = { short: '210pt', long: '118pt' };

export const price = styleVariants(priceSizes, (size) => ({
  font: `500 min(${size}, 29vh)/.8 ${font.display}`,
  letterSpacing: '-.02em',
  textAlign: 'center',
}));

export const reason = style({ fontSize: '12.5pt', textAlign: 'center', textWrap: 'balance' });
