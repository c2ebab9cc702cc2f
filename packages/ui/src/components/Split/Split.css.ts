import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  alignItems: 'start',
  gap: 'clamp(32px, 6vw, 96px)',
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: '24px' },
  },
});
