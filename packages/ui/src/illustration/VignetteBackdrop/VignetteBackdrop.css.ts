import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';

export const picture = style({
  position: 'absolute',
  inset: 0,
  height: '100%',
  '@media': { [media.forcedColors]: { display: 'none' } },
});
