import { createContainer, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, media, typography, underlined, vars } from '../../styles-entry';
import { measures } from './layout';

export const card = style({
  minWidth: 0,
  padding: 'clamp(18px, 2.4vw, 36px)',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.e1,
  color: vars.color.ink,
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    print: { breakInside: 'avoid', padding: vars.space[2], border: `1px solid ${vars.color.line}` },
  },
});

export const caption = style({ marginBottom: vars.space[5] });

export const title = style({
  display: 'block',
  ...typography.question,
  textWrap: 'balance',
});

export const takeaway = style({
  display: 'block',
  marginTop: vars.space[2],
  maxWidth: '38em',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.45,
});

export const source = style({
  marginTop: vars.space[3],
  color: vars.color.ink2,
  fontSize: vars.size.caption,
  lineHeight: 1.45,
});

export const disclosure = style({
  marginTop: vars.space[4],
  fontSize: vars.size.small,
  '@media': { print: { selectors: { '&:not([open])': { display: 'none' } } } },
});

export const summary = style({
  display: 'inline-block',
  // 44 pixels high for a finger, in the room of a line.
  paddingBlock: '.75rem',
  marginBlock: '-.5rem',
  cursor: 'pointer',
  fontWeight: 600,
  listStyle: 'none',
  ...underlined(vars.color.lacquer),
  textUnderlineOffset: '5px',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.mobile]: { paddingBlock: '11px' },
    [media.hover]: { ':hover': { textDecorationThickness: '4px' } },
    print: { display: 'none' },
  },
});

/** Background that scrolls with the rows, and uncovers the shadow while more rows follow. */
const cover = `linear-gradient(transparent, ${vars.color.surface} 70%) 0 100% / 100% 3.5rem no-repeat local`;
const shadow = `linear-gradient(transparent, ${vars.color.line}) 0 100% / 100% 1.25rem no-repeat scroll`;

export const scroller = style({
  marginTop: vars.space[3],
  maxHeight: '22rem',
  overflow: 'auto',
  background: `${cover}, ${shadow}`,
  ':focus-visible': focusRing,
  '@media': { print: { maxHeight: 'none', overflow: 'visible', background: 'none' } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.45,
});

export const tableCaption = style({
  paddingBottom: vars.space[2],
  color: vars.color.ink2,
  textAlign: 'start',
});

const cellBox = {
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} 0`,
  textAlign: 'end',
  fontWeight: 400,
  selectors: { '&:first-child': { textAlign: 'start' } },
} as const;

export const columnHead = style({
  ...cellBox,
  position: 'sticky',
  top: 0,
  background: vars.color.surface,
  color: vars.color.ink2,
  fontWeight: 600,
  verticalAlign: 'bottom',
});

export const cell = style({ ...cellBox, borderTop: `1px solid ${vars.color.line}` });

const stageContainer = createContainer();

export const stage = style({
  containerName: stageContainer,
  containerType: 'inline-size',
  position: 'relative',
});

export const drawing = style({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  touchAction: 'pan-y',
  // Lets two charts with their texts fit a sheet.
  '@media': { print: { maxHeight: '20rem' } },
});

const within = (query: string, display: 'block' | 'none') => ({
  '@container': { [`${stageContainer} ${query}`]: { display } },
});

const [wide, medium] = measures.from;

/** Shows one of the three drawings in static HTML: the one that fits, or the wide one without container queries. */
export const drawings = styleVariants({
  compact: [drawing, { display: 'none', ...within(`(max-width: ${medium - 0.02}px)`, 'block') }],
  medium: [
    drawing,
    {
      display: 'none',
      ...within(`(min-width: ${medium}px) and (max-width: ${wide - 0.02}px)`, 'block'),
    },
  ],
  wide: [drawing, { display: 'block', ...within(`(max-width: ${wide - 0.02}px)`, 'none') }],
});

const duration = '1500ms';
// On screen only: a chart that waits to be scrolled into view must still print.
const motion = `screen and ${media.motionOk}`;

const draw = keyframes({
  from: { strokeDasharray: 1, strokeDashoffset: 1 },
  to: { strokeDasharray: 1, strokeDashoffset: 0 },
});

const hidden = 'inset(-40px 100% -40px -40px)';
const wipe = keyframes({
  from: { clipPath: hidden },
  to: { clipPath: 'inset(-40px -8px -40px -40px)' },
});

/** Drawing that waits to be scrolled into view or is being drawn. */
export const waiting = style({});
export const running = style({});

/** A line with `pathLength="1"`, drawn from its start to its end. */
export const stroked = style({
  '@media': {
    [motion]: {
      selectors: {
        [`${waiting} &`]: { strokeDasharray: 1, strokeDashoffset: 1 },
        [`${running} &`]: { animation: `${draw} ${duration} ${vars.ease} both` },
      },
    },
  },
});

/** A part uncovered from left to right, in time with the line. */
export const uncovered = style({
  '@media': {
    [motion]: {
      selectors: {
        [`${waiting} &`]: { clipPath: hidden },
        [`${running} &`]: { animation: `${wipe} ${duration} ${vars.ease}` },
      },
    },
  },
});
