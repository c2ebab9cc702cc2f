import { vars } from '@tallycomb/ui/styles';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

const { color, font } = vars;

/** Height of a sheet that has no room left for the figure. */
const others = createVar();

/** The section of the loss, with or without new prices below it. */
export const loss = styleVariants({ none: '220mm', priced: '225mm' }, (height) => ({
  margin: '6mm 0 3mm',
  containerType: 'inline-size',
  vars: { [others]: height },
}));

export const heading = style({ font: `500 23pt/1 ${font.display}` });

/** Shares of the sheet's width at which 10 characters, 15, or the most possible fill it. */
const figureSizes = { short: '32cqi', middle: '18.5cqi', long: '10cqi' };

export const figure = styleVariants(figureSizes, (share) => ({
  // From the edge of all else, in spite of the space before its dollar sign.
  margin: '3mm 0 0 -.017em',
  // As high as the other parts allow.
  font: `500 min(${share}, (100vh - ${others}) * 2)/.8 ${font.display}`,
  letterSpacing: '-.006em',
  overflowWrap: 'anywhere',
}));

/** A heading and its rows side by side, as on the printed menu. */
const besideEachOther = style({
  display: 'grid',
  gridTemplateColumns: '44mm minmax(0, 1fr)',
  columnGap: '6mm',
});

/** Its subject beside its rows, below a hairline. Parts share the room that is left between them. */
export const part = style([
  besideEachOther,
  {
    marginTop: 'auto',
    padding: '2.6mm 0',
    borderTop: `.6pt solid ${color.ink}`,
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
]);

/** The raise of the whole menu. */
export const raiseFigure = style({
  margin: '-.4mm 0 0 -.05em',
  font: `500 54pt/.8 ${font.display}`,
  color: color.accentText,
});

export const raiseText = style({ marginTop: '1mm', maxWidth: 'none', textWrap: 'balance' });

/** Sizes at which so many characters take two lines, or the most possible four. */
const subjectSizes = { 26: '20pt', 80: '15pt' };

export const subject = styleVariants(subjectSizes, (size) => ({
  font: `500 ${size}/1 ${font.display}`,
}));

/** On the line of its subject; more than two side by side, down the first column and then the second. */
export const rows = style({
  display: 'grid',
  gridTemplateRows: 'repeat(2, auto)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: '8mm',
  marginTop: '-.2mm',
  fontSize: '16pt',
  lineHeight: '7mm',
});

/** In small type below a heading. */
export const note = style({
  marginTop: '1.4mm',
  fontSize: '9pt',
  lineHeight: 1.35,
  color: color.ink2,
});

export const comb = style({ marginTop: 'auto' });

export const sources = style([
  besideEachOther,
  {
    alignItems: 'center',
    paddingTop: '1.6mm',
    fontSize: '9pt',
    lineHeight: 1.4,
    color: color.ink2,
  },
]);

export const logo = style({ height: '8mm', width: 'auto', color: color.ink });
