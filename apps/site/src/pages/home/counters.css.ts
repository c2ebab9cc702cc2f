import { style } from '@vanilla-extract/css';

export const section = style({
  '@media': { screen: { paddingBlock: 'clamp(72px, 4rem + 4vw, 136px)' } },
});
