import { media } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 'clamp(48px, 6vw, 88px) clamp(24px, 3vw, 40px)',
  '@media': {
    [`screen and ${media.mobile}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gap: '24px' },
  },
});
