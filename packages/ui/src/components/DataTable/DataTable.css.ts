import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { fadingEnd } from '../../styles/fading-end';
import { media, typography, vars } from '../../styles-entry';
import { ground } from '../Section/Section.css';

const { color } = vars;

/** Width of the faded end of a scrolling table; on a phone the caption ends before it. */
const fade = '24px';

const edge = (fill: string, attachment: 'local' | 'scroll') =>
  `linear-gradient(${fill} 0 0) 100% 0 / 2px 100% no-repeat ${attachment}`;

// Room for the focus ring, which `overflow` would cut off.
export const scroller = style({
  containerType: 'inline-size',
  overflowX: 'auto',
  padding: '4px',
  margin: '-4px',
  '@media': {
    screen: {
      '@supports': {
        // Not under focus, as a mask would hide the focus ring.
        '(animation-timeline: scroll())': {
          selectors: { '&:not(:focus-visible)': fadingEnd(fade) },
        },
        // A line at the end, covered by the table's own end once it is scrolled there.
        'not (animation-timeline: scroll())': {
          background: [
            edge(fallbackVar(ground, color.bg), 'local'),
            edge(color.lineStrong, 'scroll'),
          ].join(),
        },
      },
    },
    print: { overflow: 'visible' },
  },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const caption = style({
  ...typography.small,
  // No wider than the visible part of a scrolling table.
  maxWidth: '100cqi',
  '@media': { [media.mobile]: { maxWidth: `calc(100cqi - ${fade})` } },
  paddingBottom: vars.space[5],
  color: color.ink2,
  textAlign: 'left',
});

const cell = {
  padding: '18px 0 18px 20px',
  verticalAlign: 'baseline',
  selectors: { '&:first-child': { paddingLeft: 0 } },
  '@media': {
    [media.mobile]: { paddingBlock: '14px', paddingLeft: '10px', fontSize: vars.size.small },
    print: { paddingBlock: '5px' },
  },
} as const;

export const columnHeader = style({
  ...cell,
  ...typography.small,
  color: color.ink2,
  fontWeight: 600,
  '@media': {
    [media.mobile]: { paddingBlock: '0 10px', paddingLeft: '10px', fontSize: vars.size.caption },
  },
  paddingBlock: '0 12px',
  verticalAlign: 'bottom',
});

export const bodyCell = style({
  ...cell,
  borderTop: `1px solid ${color.line}`,
  fontWeight: 400,
});

export const footCell = style({
  ...cell,
  borderTop: `3px solid ${color.ink}`,
  fontWeight: 600,
});

export const align = styleVariants({
  left: { textAlign: 'left' },
  right: { textAlign: 'right' },
});

export const rowHeader = style({
  fontFamily: vars.font.display,
  fontSize: '2rem',
  fontWeight: 500,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { fontSize: '1.5rem' }, print: { fontSize: '1.375rem' } },
});

/** Figures, in the text font, whose tabular digits align cents below cents. */
export const emphasis = style({
  color: color.accentText,
  fontSize: '1.25rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { fontSize: vars.size.small }, print: { fontSize: 'inherit' } },
});

export const hideOnMobile = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const barCell = style({
  position: 'relative',
  width: '30%',
  paddingLeft: '43px',
  selectors: {
    'tbody &': { verticalAlign: 'middle' },
    // The comb's spine along the bars, unbroken by the lines between the rows.
    'tbody &::before': {
      content: '',
      position: 'absolute',
      inset: '-1px auto 0 40px',
      borderLeft: `3px solid ${color.lacquer}`,
    },
  },
  '@media': { [media.narrow]: { display: 'none' }, print: { display: 'none' } },
  // Figures stay near their names in a wide table.
  '@container': { '(min-width: 60rem)': { width: '45%' } },
});

/** Height of the bar and radius of its round end, in CSS pixels. */
export const bar = { height: 14, radius: 7 } as const;

export const track = style({
  width: '100%',
  height: `${bar.height}px`,
});

export const tooth = style({
  stroke: vars.color.lacquer,
  strokeWidth: bar.height,
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
