import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { media } from '../../styles/media';
import { scrollTarget } from '../../styles/scroll-target';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
  gap: 'clamp(32px, 5vw, 96px)',
  padding: vars.space[5],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const release = style({ ...scrollTarget, minHeight: '40rem' });
export const last = style({ ...scrollTarget, minHeight: '6rem' });
