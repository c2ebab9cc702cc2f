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
  alignItems: 'center',
  paddingBlock: '22px',
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.bg,
});

/** Scrolls whenever nothing moves in it. */
export const row = style({
  display: 'flex',
  overflowX: 'auto',
  // Room for the focus ring, which the edges of a scrolling box would cut off.
  margin: '-4px',
  padding: '4px',
  scrollbarWidth: 'none',
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': {
    [media.motionReduced]: { scrollbarWidth: 'thin', paddingBottom: '12px' },
    '(scripting: none)': { scrollbarWidth: 'thin', paddingBottom: '12px' },
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

/** Takes its room from the start, so that nothing moves aside when it appears. */
export const control = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  marginInline: `${gap} max(${gap}, calc(${vars.gutter} - 11px))`,
  padding: 0,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.bg,
  cursor: 'pointer',
  selectors: {
    [`${strip}[data-motion="still"] &`]: { visibility: 'hidden' },
  },
  '@media': {
    [media.motionReduced]: { display: 'none' },
    [media.hover]: { ':hover': { background: vars.color.wash } },
  },
});
