import { fallbackVar, style } from '@vanilla-extract/css';
import { media, typography, vars } from '../../styles-entry';
import { mutedText } from '../Section/Section.css';

const rule = `1px solid ${vars.color.lineStrong}`;
const glide = `${vars.duration.base} ${vars.ease}`;

export const accordion = style({ borderBottom: rule });

export const item = style({
  borderTop: rule,
  '@media': {
    [media.motionOk]: {
      interpolateSize: 'allow-keywords',
      selectors: {
        '&::details-content': {
          blockSize: 0,
          overflow: 'clip',
        },
        '&[open]::details-content': { blockSize: 'auto' },
        // Animated only while the accordion has focus: an item opened by the address must have its full
        // height at once, as the browser scrolls to it while it opens. `:has()` before a pseudo-element
        // would make Chromium restyle the page at every change.
        [`${accordion}:focus-within > &::details-content`]: {
          transition: `block-size ${glide}, content-visibility ${glide} allow-discrete`,
        },
      },
    },
    print: {
      selectors: {
        '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' },
      },
      breakInside: 'avoid',
    },
  },
});

const bar = { length: 22, thickness: 3 } as const;
/** Distance of the bars from the end of the row; the sign is centered in a box of 28 pixels. */
const inset = (28 - bar.length) / 2;

/** Row with a plus sign at its end, whose upright bar turns onto the other when the item opens. */
export const question = style({
  position: 'relative',
  // Keeps the focus ring above an answer that begins with a table.
  zIndex: 1,
  paddingBlock: vars.space[5],
  paddingRight: `calc(28px + ${vars.space[5]})`,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      right: `${inset}px`,
      top: `calc(50% - ${bar.thickness / 2}px)`,
      width: `${bar.length}px`,
      height: `${bar.thickness}px`,
      borderRadius: '2px',
      background: vars.color.accentText,
    },
    '&::after': { transform: 'rotate(90deg)' },
    [`${item}[open] > &::after`]: { transform: 'rotate(0deg)' },
  },
  '@media': {
    [media.mobile]: { paddingBlock: vars.space[4] },
    [media.motionOk]: { selectors: { '&::after': { transition: `transform ${glide}` } } },
    [media.forcedColors]: {
      selectors: { '&::before, &::after': { background: 'CanvasText' } },
    },
    print: {
      paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
      selectors: { '&::before, &::after': { content: 'none' } },
    },
  },
});

export const wording = style({ ...typography.question, textWrap: 'balance' });

/** Answer. The address that names it opens the item and scrolls here, with the question in view above. */
export const answer = style({
  maxWidth: '44em',
  padding: `0 ${vars.space[8]} 30px 0`,
  color: fallbackVar(mutedText, vars.color.ink2),
  scrollMarginTop: '7rem',
  '@media': {
    [media.mobile]: { paddingRight: 0 },
    print: { paddingBlock: `0 ${vars.space[3]}` },
  },
});
