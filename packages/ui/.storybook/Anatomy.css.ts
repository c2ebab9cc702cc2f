import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/styles/contract.css';
import { media } from '../src/styles/media';
import { typography } from '../src/styles/type';

const { color, space } = vars;
const hairline = `1px solid ${color.line}`;

export const stage = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  marginBottom: space[5],
  padding: '72px',
  // What hangs from above is cut at the edge.
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.wash,
  '@media': { [media.mobile]: { paddingInline: '36px' } },
});
globalStyle(`${stage} *`, { animation: 'none !important', transition: 'none !important' });

/** On a phone, smaller: what is drawn is then as wide as on a phone's page. */
export const component = style({
  // What is fixed to the window stays in the drawing.
  contain: 'layout',
  minWidth: 0,
  maxWidth: '100%',
  '@media': { [media.mobile]: { zoom: 0.75 } },
});
/** A page's own parts ask for more room than a drawing has. */
export const wide = style([
  component,
  { width: '100%', '@media': { [media.stacked]: { zoom: 0.75 } } },
]);

export const pointers = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});

/** Tells a line from what it crosses. */
export const halo = style({ fill: 'none', stroke: color.bg, strokeWidth: '4px' });
export const line = style({ fill: 'none', stroke: color.ink, strokeWidth: '1.5px' });
export const end = style({ fill: color.bg, stroke: color.ink, strokeWidth: '1.5px' });
export const disc = style({ fill: color.ink });
export const number = style({
  fill: color.bg,
  fontSize: '.875rem',
  fontWeight: 600,
  textAnchor: 'middle',
});

export const parts = style({ borderBottom: hairline, counterReset: 'part' });
export const part = style({
  counterIncrement: 'part',
  display: 'grid',
  gridTemplateColumns: '2ch minmax(0, 4fr) minmax(0, 8fr)',
  gap: space[4],
  alignItems: 'baseline',
  paddingBlock: space[3],
  borderTop: hairline,
  '::before': { content: 'counter(part)', color: color.accentText, fontWeight: 600 },
  '@media': {
    [media.mobile]: { gridTemplateColumns: '2ch minmax(0, 1fr)', rowGap: space[1] },
  },
});
globalStyle(`${part} strong`, typography.h4);
globalStyle(`${part} span`, { '@media': { [media.mobile]: { gridColumn: 2 } } });
