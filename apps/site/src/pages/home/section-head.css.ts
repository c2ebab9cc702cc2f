import { media } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  alignItems: ['end', 'last baseline'],
  gap: '24px 48px',
  marginBottom: 'clamp(36px, 4.5vw, 72px)',
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'block', marginBottom: '12px' },
  },
});
