import { media, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const lead = style({
  // It says what to do here, not what is on the paper.
  '@media': { print: { display: 'none' } },
});

export const back = style({
  marginTop: vars.space[4],
  // The underline's lacquer is too pale on honey.
  color: vars.color.onHoney,
  '@media': { print: { display: 'none' } },
});

export const slab = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  marginTop: 'clamp(36px, 4vw, 72px)',
  overflow: 'hidden',
  borderRadius: vars.radius.stage,
  boxShadow: vars.shadow.e2,
  color: vars.color.ink,
  // The section's ring is made for its honey.
  vars: { [vars.color.focus]: vars.color.ink },
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.forcedColors]: { border: '1px solid' },
    print: { display: 'block', marginTop: vars.space[4] },
  },
});
