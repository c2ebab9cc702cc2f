import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, typography, vars } from '../../styles-entry';

const gap = '10px';
const oneRound = '46s';

// Each list moves by its own width, which puts the second one in the first one's starting place.
const pass = keyframes({ to: { transform: 'translateX(-100%)' } });

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  background: vars.color.bg,
});

/** Checkbox that pauses the strip while it is checked; invisible over the whole control. */
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

/** Row of both lists, which can be scrolled while the animation is off or paused. */
export const row = style({
  display: 'flex',
  overflowX: 'auto',
  paddingBlock: 'clamp(20px, 1rem + 1vw, 32px)',
  scrollbarWidth: 'none',
  // Inset, as the scrolling box would clip an outer ring.
  ':focus-visible': { outlineOffset: '-4px' },
  '@media': {
    [media.motionReduced]: { scrollbarWidth: 'thin' },
    [media.motionOk]: {
      selectors: {
        // Clipping also resets the scroll position, as the animation starts from the beginning.
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
  // At least as wide as the screen, or a gap would follow the list.
  minWidth: '100%',
  paddingRight: gap,
  filter: vars.artFilter,
  '@media': {
    [media.motionOk]: {
      animation: `${pass} ${oneRound} linear infinite`,
      selectors: {
        [`${paused} &, ${row}:hover &, ${row}:focus-within &`]: { animationPlayState: 'paused' },
      },
    },
    // On paper all chips are shown, in as many rows as needed.
    print: { flex: 1, flexWrap: 'wrap', justifyContent: 'start', animation: 'none' },
  },
});

export const copy = style({
  '@media': { [media.motionReduced]: { display: 'none' }, print: { display: 'none' } },
});

const sign = { gridArea: '1 / 1', pointerEvents: 'none' } as const;

/** Pause control at the end of the strip, over the chips: two bars, or a triangle while it is paused. */
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

const chipHeight = 'clamp(68px, 3.6rem + 2.6vw, 96px)';

/** A chip shaped like a nail tip: nearly square on the left, round on the right, with a highlight. */
export const chip = style({
  ...typography.h3,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: chipHeight,
  padding: '0 1.5em 0 .6em',
  borderRadius: `8px calc(${chipHeight} / 2) calc(${chipHeight} / 2) 8px`,
  // Only the dark background needs an edge around the darkest of the chips.
  boxShadow: `inset 0 0 0 1px light-dark(transparent, ${vars.color.lineStrong})`,
  whiteSpace: 'nowrap',
  '@media': {
    screen: {
      // The highlight: an arc in the text color along the round end.
      '::after': {
        content: '',
        position: 'absolute',
        inset: '16% 12px 16% auto',
        width: '1em',
        borderRight: '3px solid',
        borderRadius: '0 50% 50% 0',
        opacity: 0.3,
      },
    },
    [media.forcedColors]: { border: '1px solid' },
    print: { minHeight: 'auto', padding: 0, boxShadow: 'none' },
  },
});

/** Background and text of a chip. They belong to the art palette: no theme changes them. */
export const chipTones = {
  rose: { background: '#FBD2C6', text: '#7A1015' },
  aqua: { background: '#BFE3E2', text: '#0B4F5C' },
  red: { background: '#CF2029', text: '#FFFFFF' },
  amber: { background: '#F5BC4A', text: '#4A1D0D' },
  green: { background: '#CDE4CF', text: '#1C5E3C' },
  yellow: { background: '#FBE2AE', text: '#7A4305' },
  teal: { background: '#0B4F5C', text: '#E4F5F3' },
  beige: { background: '#E9D3CB', text: '#5A201C' },
  dark: { background: '#34100F', text: '#F5BC4A' },
  peach: { background: '#FDE6DC', text: '#A3141C' },
} as const;

export const tone = styleVariants(chipTones, ({ background, text }) => ({
  background,
  color: text,
  '@media': { print: { color: vars.color.ink } },
}));

globalStyle(`${chip} > svg`, { flex: 'none', width: '1.1em', height: '1.1em' });
