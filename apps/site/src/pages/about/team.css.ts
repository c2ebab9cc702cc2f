import { media, typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const map = style({
  '@media': { [media.mobile]: { marginInline: `calc(-1 * ${vars.gutter})` } },
});

export const zones = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: vars.space[7],
  marginTop: vars.space[7],
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.mobile]: { marginTop: vars.space[5] },
  },
});

export const zone = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  '@media': { [media.mobile]: { paddingBlock: vars.space[1] } },
});

export const note = style({ marginTop: vars.space[5], color: vars.color.ink2 });

export const country = style({ ...typography.h4 });
