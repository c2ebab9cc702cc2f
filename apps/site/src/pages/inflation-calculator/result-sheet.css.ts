import { vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font } = vars;

/** Parts share the room that is left between them. */
export const loss = style({ marginBlock: 'auto', containerType: 'inline-size' });

export const heading = style({ font: `500 24pt/1 ${font.display}` });

/** Above a hairline. */
export const ruled = style([
  heading,
  { paddingBottom: '1.8mm', borderBottom: `.6pt solid ${color.ink}` },
]);

/** Shares of the sheet's width at which 10 characters, 15, or the most possible fill it. */
const figureSizes = { short: '32cqi', middle: '18.5cqi', long: '10cqi' };

export const figure = styleVariants(figureSizes, (share) => ({
  margin: '3.5mm 0 4.5mm',
  // As high as the other parts allow.
  font: `500 min(${share}, (100vh - 208mm) / .8)/.8 ${font.display}`,
  letterSpacing: '-.006em',
  overflowWrap: 'anywhere',
}));

export const sentence = style({ marginTop: '4mm', lineHeight: 1.4 });

/** The new prices and the plan, side by side. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(80mm, 1fr))',
  gap: '12mm',
  marginBottom: 'auto',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const part = style({ display: 'flex', flexDirection: 'column', gap: '2.8mm' });

/** The raise of the whole menu, and what it is for. */
export const raise = style({ display: 'flex', alignItems: 'center', gap: '4mm' });

export const raiseFigure = style({
  flex: 'none',
  font: `500 36pt/.9 ${font.display}`,
  color: color.accentText,
});

export const charged = style({ fontWeight: 600 });

/** Side by side, the rows of both parts end on one line. */
export const rows = style({
  display: 'grid',
  gap: '2.4mm',
  marginTop: 'auto',
  fontSize: '16.5pt',
  lineHeight: 1.1,
});

export const sources = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8mm',
  paddingTop: '3mm',
  borderTop: `3pt solid ${color.ink}`,
  fontSize: '9pt',
  lineHeight: 1.3,
});

export const notes = style({ color: color.ink2 });

export const logo = style({ flex: 'none', height: '8mm', width: 'auto' });
