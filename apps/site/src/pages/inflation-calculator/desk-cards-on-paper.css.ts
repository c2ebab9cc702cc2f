import { art, vars } from '@tallycomb/ui/styles';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, font } = vars;

/** Two cards side by side, with the line to cut along. */
export const pair = style({
  position: 'relative',
  display: 'grid',
  height: 'calc(100vh - 3mm)',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '20mm',
  '::after': {
    content: '',
    position: 'absolute',
    inset: '11mm auto 0 50%',
    borderLeft: `1px dashed ${color.lineStrong}`,
  },
});

export const scissors = style({
  position: 'absolute',
  top: 0,
  left: 'calc(50% - 3.5mm)',
  width: '7mm',
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 4,
});

/** A hanging tag, as tall as the paper. It cuts off the drawn sides at its lower edge. */
export const card = style({
  overflow: 'clip',
  display: 'flex',
  flexDirection: 'column',
  textAlign: 'center',
  breakInside: 'avoid',
});

/** The tag’s upper edge and sides, with its hole and string. */
export const edge = style({
  overflow: 'visible',
  flex: 'none',
  display: 'block',
  width: '100%',
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 5.2,
});

/** Drawn, as browsers print no backgrounds. */
export const ground = style({ fill: art.honey });

export const words = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-evenly',
  padding: '0 5mm',
});

/** Sizes for so many characters, or the most possible. */
const serviceSizes = { 14: '52pt/.96', 40: '36pt/1', 60: '30pt/1.04' };

export const service = styleVariants(serviceSizes, (size) => ({
  font: `500 ${size} ${font.display}`,
  letterSpacing: '-.008em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
}));

/** Sizes at which 3 characters fill the card, 4, 6, 9, or the most possible. */
const priceSizes = { 3: '224pt', 4: '170pt', 6: '124pt', 9: '82pt', 14: '52pt' };

// In points, as Firefox cuts off text in a container's units, and WebKit's 100vw is a screen's.
export const price = styleVariants(priceSizes, (size) => ({
  font: `500 ${size}/.8 ${font.display}`,
  letterSpacing: '-.02em',
  // Centers its ink, in spite of the space behind its last digit.
  paddingLeft: '.011em',
}));

/** The day, between two hairlines. */
export const start = style({
  padding: '2.6mm 0 2.9mm',
  borderBlock: `.6pt solid ${color.ink}`,
  font: `500 22pt/1 ${font.display}`,
  wordSpacing: '.06em',
  '::first-letter': { textTransform: 'uppercase' },
});

export const reason = style({ font: `400 13.5pt/1.4 ${font.text}`, textWrap: 'balance' });

/** The comb, whose spine is the tag’s lower edge: the hairline below it is cut off. */
export const foot = style({ marginBottom: '-1.5mm' });

globalStyle(`${foot} p`, { margin: '0 1mm 1.5mm' });
