import { media, vars } from '@tallycomb/ui/styles';
import { createVar, keyframes, styleVariants } from '@vanilla-extract/css';

const grow = keyframes({ from: { transform: 'scaleY(0)' } });

/** Colors by kind; orange from the strands, as the tag's is too dark beside ink. */
const kind = {
  New: vars.color.good,
  Improved: vars.color.info,
  Fixed: vars.color.strand2,
} as const;

/** Length of a step along its tooth. */
export const stepLength = createVar();

export const stance = styleVariants({
  standing: {
    position: 'absolute',
    // In front of the neighboring days, which it overlaps.
    zIndex: 1,
    bottom: 0,
    left: '50%',
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: '2px',
    width: 'clamp(10px, 1.9vw, 32px)',
    translate: '-50%',
    transformOrigin: 'bottom',
    selectors: {
      // The first and last stay within the comb.
      ':first-child > &': { left: 0, translate: 'none' },
      ':last-child > &': { right: 0, left: 'auto', translate: 'none' },
    },
    '@media': { [media.motionOk]: { animation: `${grow} 900ms ${vars.ease}` } },
  },
  lying: {
    display: 'flex',
    gap: '1px',
    height: '6px',
    vars: { [stepLength]: '7px' },
    // On the line of the date.
    '@media': { [media.mobile]: { marginTop: '9px' } },
  },
});

/** A tooth of one color in the comb's key. */
export const swatch = styleVariants(kind, (background) => ({
  width: '10px',
  height: '1.125rem',
  borderRadius: '99px 99px 0 0',
  background,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
}));

export const step = styleVariants(kind, (background) => ({
  background,
  selectors: {
    [`${stance.standing} > &`]: { height: stepLength },
    [`${stance.standing} > &:last-child`]: { borderRadius: '99px 99px 0 0' },
    [`${stance.lying} > &`]: { width: stepLength },
    [`${stance.lying} > &:last-child`]: { borderRadius: '0 99px 99px 0' },
  },
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
}));
