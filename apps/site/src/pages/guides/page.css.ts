import { media, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const head = style({
  paddingBlock: 'clamp(130px, 8rem + 3vw, 200px) clamp(32px, 3.4vw, 64px)',
  '@media': { print: { paddingBlock: `0 ${vars.space[5]}` } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  alignItems: 'end',
  gap: '24px clamp(24px, 4vw, 64px)',
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'block' },
  },
});

export const list = style({ paddingBlock: `clamp(40px, 5vw, 88px) ${vars.section}` });
