import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { media } from '../../styles/media';

const gap = '12px';
const oneRound = '46s';

// Both lists move by their own width: the second then stands where the first began.
const pass = keyframes({ to: { transform: 'translateX(-100%)' } });

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.bg,
});

/** Scrolls whenever nothing moves in it. */
export const row = style({
  display: 'flex',
  overflowX: 'auto',
  paddingBlock: '22px',
  scrollbarWidth: 'none',
  // A scrolling box would cut off a ring around it.
  ':focus-visible': { outlineOffset: '-4px' },
  '@media': {
    [media.motionReduced]: { scrollbarWidth: 'thin' },
    '(scripting: none)': { scrollbarWidth: 'thin' },
    [media.motionOk]: {
      selectors: {
        [`${strip}[data-motion="playing"] &:not(:focus-visible)`]: { overflowX: 'hidden' },
      },
    },
  },
});

export const list = style({
  flex: 'none',
  display: 'flex',
  justifyContent: 'space-around',
  gap,
  // A list shorter than the screen would leave a hole behind it.
  minWidth: '100%',
  paddingRight: gap,
  '@media': {
    [media.motionOk]: {
      selectors: {
        [`${strip}:not([data-motion="still"]) &`]: {
          animation: `${pass} ${oneRound} linear infinite`,
        },
        [`${strip}[data-motion="paused"] &`]: { animationPlayState: 'paused' },
        [`${row}:hover &, ${row}:focus-within &`]: { animationPlayState: 'paused' },
      },
    },
  },
});

export const copy = style({ '@media': { [media.motionReduced]: { display: 'none' } } });

/**
 * The end of the strip, behind which the chips disappear. It takes its room from the start, so that
 * nothing moves aside when it appears.
 */
export const control = style({
  display: 'grid',
  placeItems: 'center',
  width: `max(56px, ${vars.gutter})`,
  padding: 0,
  border: 0,
  borderLeft: `1px solid ${vars.color.line}`,
  background: vars.color.bg,
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: '-6px' },
  selectors: {
    [`${strip}[data-motion="still"] &`]: { visibility: 'hidden' },
  },
  '@media': {
    [media.motionReduced]: { display: 'none' },
    [media.hover]: { ':hover': { background: vars.color.wash } },
  },
});
