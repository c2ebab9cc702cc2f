import { vars } from '@tallycomb/ui/styles';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

const { color, font } = vars;

/** Height of all that stands on the sheet but the figure, which takes the rest. */
const others = createVar();

/** Parts share the room that is left between them. */
export const loss = styleVariants({ short: '206mm', long: '205mm' }, (height) => ({
  marginBlock: 'auto',
  containerType: 'inline-size',
  vars: { [others]: height },
}));

export const heading = style({ font: `500 23pt/1 ${font.display}` });

/** Above a hairline. */
export const ruled = style([
  heading,
  { paddingBottom: '1.8mm', borderBottom: `.6pt solid ${color.ink}` },
]);

/** Shares of the sheet's width at which 10 characters, 15, or the most possible fill it. */
const figureSizes = { short: '32cqi', middle: '18.5cqi', long: '10cqi' };

export const figure = styleVariants(figureSizes, (share) => ({
  margin: '2.5mm 0 3.5mm',
  // As high as the other parts allow.
  font: `500 min(${share}, (100vh - ${others}) / .8)/.8 ${font.display}`,
  letterSpacing: '-.006em',
  overflowWrap: 'anywhere',
}));

export const sentence = style({ marginTop: '3mm', lineHeight: 1.4 });

/** The raise of the whole menu beside its heading and text. */
export const raise = style({ display: 'flex', alignItems: 'center', gap: '6mm' });

export const raiseFigure = styleVariants({ short: '64pt', long: '58pt' }, (size) => ({
  flex: 'none',
  font: `500 ${size}/.86 ${font.display}`,
  color: color.accentText,
}));

export const raiseText = style({ margin: '1.2mm 0', lineHeight: 1.35, textWrap: 'balance' });

/** The service and the plan side by side, their lists from one line on. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: 'auto auto 1fr auto',
  columnGap: '12mm',
  marginBlock: 'auto',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const part = style({
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: '2.4mm',
});

/** On lines of one height, so that two rows with their notes stand beside four without. */
export const rows = style({ fontSize: '15.5pt', lineHeight: '6.8mm' });

export const sources = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6mm',
  paddingTop: '3mm',
  borderTop: `3pt solid ${color.ink}`,
});

/** In small type. */
export const notes = style({ fontSize: '9.75pt', lineHeight: 1.3, color: color.ink2 });

export const logo = style({ flex: 'none', height: '8mm', width: 'auto' });
