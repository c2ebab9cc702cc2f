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
    [media.mobile]: { flexDirection: 'column', alignItems: 'start', gap: vars.space[3] },
  },
});

export const title = style({ ...typography.tab });

export const leader = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const terms = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] });
