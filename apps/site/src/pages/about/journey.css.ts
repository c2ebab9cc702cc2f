import { media, scrollDriven, typography, vars } from '@tallycomb/ui/styles';
import { keyframes, style } from '@vanilla-extract/css';

/** The combs of a row share its height, so that they meet on one spine. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space[8] },
    // Two beside each other, unless letters are too large for that.
    [media.mobile]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.5rem, 40%), 1fr))',
      rowGap: vars.space[7],
    },
    print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const step = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
});

/** Out of the spine below. */
const growing = keyframes({ from: { translate: '0 100%', clipPath: 'inset(0 0 100%)' } });

export const comb = style({
  alignSelf: 'end',
  width: '100%',
  height: 'auto',
  // Into the spine, so that no background shows between them where heights are fractions of a pixel.
  marginBottom: '-1px',
  '@media': {
    [media.motionOk]: {
      '@supports': {
        '(animation-timeline: view())': {
          ...scrollDriven({ name: growing, timeline: 'view()' }),
          animationRange: 'entry 60% cover 45%',
          selectors: {
            [`${step}:nth-child(2) > &`]: { animationRangeEnd: 'cover 50%' },
            [`${step}:nth-child(3) > &`]: { animationRangeEnd: 'cover 55%' },
            [`${step}:nth-child(4) > &`]: { animationRangeEnd: 'cover 60%' },
          },
        },
      },
    },
    print: { animation: 'none' },
  },
});

/** Its upper border is the spine: one line of the grid, where drawings of their own would show steps. */
export const text = style({
  borderTop: `clamp(12px, 1.25vw, 18px) solid ${vars.color.comb}`,
  padding: `${vars.space[5]} ${vars.space[6]} 0 0`,
  '@media': { [media.mobile]: { paddingRight: vars.space[4] } },
});

export const story = style({
  marginTop: vars.space[3],
  color: vars.color.ink2,
  textWrap: 'pretty',
});

export const unit = style({
  ...typography.small,
  marginTop: vars.space[6],
  color: vars.color.ink2,
  textWrap: 'pretty',
});
