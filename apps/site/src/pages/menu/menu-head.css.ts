import { media, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const lead = style({
  // It says what to do here, not what is on the paper.
  '@media': { print: { display: 'none' } },
});

export const slab = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  overflow: 'hidden',
  borderRadius: vars.radius.stage,
  boxShadow: vars.shadow.e2,
  color: vars.color.ink,
  // The section's ring is made for its honey.
  vars: { [vars.color.focus]: vars.color.ink },
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.forcedColors]: { border: '1px solid' },
    print: { display: 'block' },
  },
});
