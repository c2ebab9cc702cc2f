import { vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font } = vars;

export const sheet = style({
  position: 'relative',
  justifyContent: 'space-between',
  // WebKit would print a line at the upper edge on the sheet before, too.
  paddingTop: '2mm',
  // The line to cut along.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 'calc(50% + 1mm) 0 auto',
    borderTop: `1px dashed ${color.lineStrong}`,
  },
});

export const scissors = style({
  position: 'absolute',
  top: 'calc(50% - 2.5mm)',
  left: 0,
  height: '7mm',
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 4,
});

/** Half of the sheet, less room for the line to cut along. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  width: '184mm',
  height: 'calc(50vh - 5.5mm)',
  marginInline: 'auto',
  paddingTop: '6mm',
  breakInside: 'avoid',
  textAlign: 'center',
});

export const outline = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: color.ink,
  strokeWidth: '1.2px',
});

/** To punch and hang the card by. */
export const hole = style({
  flex: 'none',
  width: '9mm',
  height: '9mm',
  margin: '0 auto',
  border: `1.2px solid ${color.ink}`,
  borderRadius: '50%',
});

const serviceSizes = { short: '40pt', long: '26pt' };

export const service = styleVariants(serviceSizes, (size) => ({
  paddingInline: '12mm',
  font: `500 ${size}/1 ${font.display}`,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
}));

const priceSizes = { short: '150pt', long: '84pt' };

export const price = styleVariants(priceSizes, (size) => ({
  font: `500 min(${size}, 21vh)/.8 ${font.display}`,
  letterSpacing: '-.02em',
}));

export const start = style({
  font: `500 22pt/1 ${font.display}`,
  '::first-letter': { textTransform: 'uppercase' },
});

export const reason = style({ paddingInline: '12mm', fontSize: '12.5pt', textWrap: 'balance' });
