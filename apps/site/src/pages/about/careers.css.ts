import { media, scrollTarget, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

// In the dark, powder is too close to the night of the footer's teeth, which lie over this section.
export const section = style({
  ...scrollTarget,
  background: `light-dark(${vars.color.backgroundHero}, ${vars.color.wash})`,
});

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
  gap: `${vars.space[5]} ${vars.space[6]}`,
  selectors: { '& + &': { marginTop: vars.space[8] } },
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.mobile]: { gap: vars.space[4], selectors: { '& + &': { marginTop: vars.space[6] } } },
    print: { display: 'block' },
  },
});

export const benefits = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[6],
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] },
  },
});

export const benefit = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingTop: vars.space[4],
  borderTop: `3px solid ${vars.color.ink}`,
  // Name and sentence beside each other, unless letters are too large for that.
  '@media': {
    [media.mobile]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      paddingTop: vars.space[3],
    },
  },
});

export const name = style({ '@media': { [media.mobile]: { flex: '0 0 8.5rem' } } });

export const sentence = style({
  textWrap: 'balance',
  '@media': { [media.mobile]: { flex: '1 1 11rem', textWrap: 'pretty' } },
});
