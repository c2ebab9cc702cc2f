import { media, typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

const rule = `1px solid ${vars.color.lineStrong}`;

export const positions = style({ borderBottom: rule });

export const position = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[5],
  paddingBlock: vars.space[5],
  borderTop: rule,
  '@media': {
    [media.mobile]: { alignItems: 'center', gap: vars.space[2], paddingBlock: vars.space[4] },
  },
});

/** On a phone the button stands beside it where both have room, and the terms below. */
export const title = style({
  ...typography.tab,
  '@media': { [media.mobile]: { ...typography.h3, flexGrow: 1 } },
});

export const leader = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  '@media': { [media.mobile]: { order: 1, flexBasis: '100%' } },
});
