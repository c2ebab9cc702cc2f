import { media, scrollDriven, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const phone = `screen and ${media.mobile}`;
const tablet = `screen and ${media.tabletUp} and ${media.stacked}`;

const spine = `clamp(12px, 1.25vw, 18px) solid ${vars.color.comb}`;

/** Size of a part of the comb on its side, on phones. */
const turned = { along: '152px', teeth: 'min(96px, 20vw)' } as const;

/** Combs in a row share its height and meet on one spine; on a phone the spine runs down. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space[8] },
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space[5],
      borderLeft: spine,
    },
    print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const step = style({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  '@media': {
    [phone]: {
      display: 'block',
      minHeight: turned.along,
      paddingLeft: `calc(${turned.teeth} + ${vars.space[4]})`,
      // As high as its text: the dot needs no more.
      selectors: { '&:first-child': { minHeight: 0 } },
    },
  },
});

/** Uncovers the teeth from the spine on; moved ones would be seen below it while scrolling. */
const uncovering = keyframes({ from: { clipPath: 'inset(100% 0 0)' } });

export const comb = style({
  alignSelf: 'end',
  width: '100%',
  // Overlaps the spine to cover a gap that fractions of a pixel would leave.
  marginBottom: '-1px',
  '@media': {
    [media.motionOk]: {
      '@supports': {
        '(animation-timeline: view())': {
          ...scrollDriven({ name: uncovering, timeline: 'view()' }),
          animationRange: 'entry 60% cover 45%',
          selectors: {
            [`${step}:nth-child(2) > &`]: { animationRangeEnd: 'cover 50%' },
            [`${step}:nth-child(3) > &`]: { animationRangeEnd: 'cover 55%' },
            [`${step}:nth-child(4) > &`]: { animationRangeEnd: 'cover 60%' },
          },
        },
      },
    },
    [tablet]: { selectors: { [`${step}:nth-child(-n + 2) > &`]: { height: '160px' } } },
    [phone]: {
      position: 'absolute',
      top: 0,
      left: turned.teeth,
      width: turned.along,
      height: turned.teeth,
      margin: 0,
      transform: 'rotate(90deg)',
      transformOrigin: 'top left',
      // The one salon is a dot of 12 px.
      selectors: { [`${step}:first-child > &`]: { width: '274px' } },
    },
    print: { animation: 'none' },
  },
});

// A missing tooth is 7 px thick here, so its usual dashes would look like a zigzag.
globalStyle(`${comb} [stroke-dasharray]`, {
  '@media': { [phone]: { strokeWidth: 1.5, strokeDasharray: '4 3' } },
});

/** A tag at the tip of the last tooth; a phone has no room beside it. */
export const flag = style({
  position: 'absolute',
  right: 0,
  bottom: '100%',
  marginBottom: vars.space[1],
  padding: '2px 10px',
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.bg,
  fontSize: vars.size.small,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.mobile]: { display: 'none' } },
});

/** Its upper border is the comb's spine, as separate drawings would show steps. */
export const stepText = style({
  borderTop: spine,
  padding: `${vars.space[5]} ${vars.space[6]} 0 0`,
  '@media': { [phone]: { padding: 0, border: 0 } },
});

export const story = style({
  marginTop: vars.space[3],
  color: vars.color.ink2,
});

export const unit = style({
  ...typography.small,
  marginTop: vars.space[6],
  color: vars.color.ink2,
  '@media': { [phone]: { marginTop: vars.space[5] } },
});
