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
        // Whole at once where an address points: the browser scrolls to it as it opens. Not asked by
        // `:has()`: before a pseudo-element, it styles the page anew at every change in Chromium.
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
/** From the end of the row, in which the sign has a box of 28 pixels. */
const inset = (28 - bar.length) / 2;

/** At its end a plus of two bars, of which the standing one lies down over the other. */
export const question = style({
  position: 'relative',
  // Its ring lies over an answer that begins with a table.
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

/** An address that points here opens its item; the question above stays in view then. */
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
