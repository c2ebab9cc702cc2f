import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../styles-entry';

const gap = '10px';
const oneRound = '46s';

// Both lists move by their own width: the second then stands where the first began.
const pass = keyframes({ to: { transform: 'translateX(-100%)' } });

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  background: vars.color.bg,
});

/** Holds the strip still while it is checked. Unseen, over the whole control. */
export const box = style({
  gridArea: '1 / 1',
  appearance: 'none',
  width: '100%',
  height: '100%',
  margin: 0,
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: '-6px' },
  '@media': { print: { display: 'none' } },
});

const paused = `${strip}:has(${box}:checked)`;

/** Scrolls whenever nothing moves in it. */
export const row = style({
  display: 'flex',
  overflowX: 'auto',
  paddingBlock: 'clamp(20px, 1rem + 1vw, 32px)',
  scrollbarWidth: 'none',
  // A scrolling box would cut off a ring around it.
  ':focus-visible': { outlineOffset: '-4px' },
  '@media': {
    [media.motionReduced]: { scrollbarWidth: 'thin' },
    [media.motionOk]: {
      selectors: {
        // Clipping resets the scroll position: the movement needs both lists from their beginning.
        [`${strip}:not(:has(${box}:checked)) &:not(:focus-visible)`]: { overflowX: 'clip' },
      },
    },
    print: { paddingBlock: vars.space[3] },
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
      animation: `${pass} ${oneRound} linear infinite`,
      selectors: {
        [`${paused} &, ${row}:hover &, ${row}:focus-within &`]: { animationPlayState: 'paused' },
      },
    },
    // Where they begin, and as many rows as they take.
    print: { flex: 1, flexWrap: 'wrap', justifyContent: 'start', animation: 'none' },
  },
});

export const copy = style({
  '@media': { [media.motionReduced]: { display: 'none' }, print: { display: 'none' } },
});

const sign = { gridArea: '1 / 1', pointerEvents: 'none' } as const;

/** The end of the strip, behind which the chips disappear: two bars or, while it is held, a triangle. */
export const control = style({
  display: 'grid',
  placeItems: 'center',
  width: `max(56px, ${vars.gutter})`,
  borderLeft: `1px solid ${vars.color.line}`,
  background: vars.color.bg,
  '::before': {
    ...sign,
    content: '',
    width: '10px',
    height: '16px',
    borderInline: '2px solid',
  },
  selectors: {
    [`${paused} > &::before`]: {
      width: 0,
      height: 0,
      border: '8px solid transparent',
      borderRight: 0,
      borderLeft: '14px solid',
    },
  },
  '@media': {
    [media.motionReduced]: { display: 'none' },
    [media.hover]: { ':hover': { background: vars.color.wash } },
    print: { display: 'none' },
  },
});
