import { style, styleVariants } from '@vanilla-extract/css';
import { media, typography, vars } from '../../../packages/ui/src/styles-entry';

const { color, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr)',
  gap: `${space[4]} ${space[6]}`,
  alignItems: 'start',
  paddingBlock: space[5],
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const name = style({ ...typography.h4, marginBottom: space[1] });
export const use = style({ ...typography.small, color: color.ink2 });

/** Cuts off the largest style at its column's edge. */
export const stage = style({ overflow: 'hidden', paddingBlock: '.1em' });
export const specimen = styleVariants(typography, (look) => ({
  ...look,
  '@media': { [media.tabletUp]: { whiteSpace: 'nowrap' } },
}));
export const read = style({
  maxWidth: '38em',
  '@media': { [media.tabletUp]: { whiteSpace: 'normal' } },
});
