import { style, styleVariants } from '@vanilla-extract/css';
import { media, typography, vars } from '../../../packages/ui/src/styles-entry';

const { color, space } = vars;

export const value = style({ display: 'inline-block', marginRight: space[2] });
export const drawing = style({
  display: 'inline-block',
  marginRight: space[2],
  border: `1px solid ${color.lineStrong}`,
  background: color.bg,
  fill: color.lacquer,
  verticalAlign: '-.2em',
});

export const sample = style({
  ...typography.h4,
  display: 'inline-block',
  paddingInline: space[2],
  fontSize: '1.5rem',
  lineHeight: 1,
  boxShadow: `0 0 0 1px ${color.line}`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const shapes = style({ display: 'grid', justifyItems: 'start', gap: space[6] });
export const hung = style({ width: '100%', paddingTop: '84px' });
export const priceRow = style({ display: 'flex', width: '100%' });

/** A box for each corner and shadow, in one theme. */
export const corners = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[5],
  padding: space[5],
  background: color.bg,
  color: color.ink,
});
const box = { padding: space[4], background: color.surface } as const;
export const corner = styleVariants(vars.radius, (borderRadius) => ({
  ...box,
  border: `1px solid ${color.lineStrong}`,
  borderRadius,
}));
export const lift = styleVariants(vars.shadow, (boxShadow) => ({ ...box, boxShadow }));

export const styleRow = style({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr)',
  gap: `${space[4]} ${space[6]}`,
  alignItems: 'start',
  paddingBlock: space[5],
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const styleName = style({ ...typography.h4, marginBottom: space[1] });
export const styleFacts = style({ ...typography.small, color: color.ink2 });

/** Cuts off the largest style at its column's edge. */
export const stage = style({ overflow: 'hidden', paddingBlock: '.1em' });
export const specimen = styleVariants(typography, (look) => ({
  ...look,
  '@media': { [media.tabletUp]: { whiteSpace: 'nowrap' } },
}));
export const paragraph = style({
  maxWidth: '38em',
  '@media': { [media.tabletUp]: { whiteSpace: 'normal' } },
});

export const looks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
});
export const look = style({
  height: '100%',
  zoom: 0.75,
  padding: space[4],
  background: color.bg,
  color: color.ink,
  fontFamily: vars.font.text,
});
export const shop = style({ display: 'grid', gap: space[3], alignContent: 'start' });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const sheet = style({ ...typography.caption, fontFamily: 'ui-monospace, monospace' });
