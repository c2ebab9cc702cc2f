import { style } from '@vanilla-extract/css';
import { vars } from '../../src/styles/contract.css';
import { media } from '../../src/styles/media';
import { type } from '../../src/styles/type';

const { space } = vars;
const headerHeight = '88px';

export const head = style({
  paddingTop: `calc(${headerHeight} + clamp(48px, 5vw, 96px))`,
  paddingBottom: 'clamp(48px, 7vw, 112px)',
});

export const lead = style({ marginTop: 'clamp(20px, 2.4vw, 36px)', color: vars.color.onHoney });

/** Form and result as one slab, 5 to 7. */
export const slab = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  marginTop: 'clamp(36px, 4vw, 72px)',
  overflow: 'hidden',
  borderRadius: vars.radius.stage,
  boxShadow: vars.shadow.e2,
  color: vars.color.ink,
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  padding: 'clamp(24px, 3.4vw, 52px)',
  background: vars.color.surface,
});

export const action = style({ marginTop: 'auto' });

export const footnote = style({ ...type.small, marginTop: space[4], color: vars.color.ink2 });

export const panel = style({ borderRadius: 0 });

export const intro = style({ display: 'grid', gap: space[5] });

export const call = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[6],
  paddingBottom: space[8],
});
