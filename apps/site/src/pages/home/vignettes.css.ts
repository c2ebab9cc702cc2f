import { art, media, typography, underlined, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { comb } from './vignette-comb';

const { color, space } = vars;

export const sheet = style({
  position: 'relative',
  width: '100%',
  maxWidth: '560px',
  padding: '24px 26px',
  borderRadius: vars.radius.card,
  background: color.surface,
  color: color.ink,
  boxShadow: vars.shadow.e2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.mobile]: { padding: '20px 18px' },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[3]}`,
  paddingBottom: '18px',
});

export const title = style(typography.h4);

const pillBase = style({
  padding: '4px 9px',
  borderRadius: vars.radius.control,
  fontSize: vars.size.caption,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const pill = styleVariants({
  plain: [pillBase, { background: color.wash, color: color.ink }],
  up: [pillBase, { background: color.warnBg, color: color.warn }],
  down: [pillBase, { background: color.infoBg, color: color.info }],
});

/** Picture of a box; nothing on a sheet is interactive. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '3rem',
  paddingInline: '14px',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
});

/** Picture of a search field with a magnifying glass. */
export const searchBox = style([
  box,
  {
    '::before': {
      content: '',
      flex: 'none',
      width: '11px',
      height: '11px',
      margin: '0 5px 5px 2px',
      border: '1.75px solid',
      borderRadius: '50%',
    },
    // The handle.
    '::after': {
      content: '',
      order: -1,
      width: '7px',
      height: 0,
      margin: '12px -27px 0 13px',
      borderTop: '1.75px solid',
      rotate: '45deg',
    },
  },
]);

export const listed = style({ borderTop: `1px solid ${color.line}` });

export const strong = style({ fontWeight: 600 });

const meta = style({ ...typography.small, color: color.ink2 });

/** Lines that begin with a name. */
export const titled = style([
  meta,
  {
    whiteSpace: 'pre-line',
    '::first-line': { color: color.ink, fontSize: vars.size.small, fontWeight: 600 },
  },
]);

export const fields = style({ display: 'flex', gap: '10px', marginBottom: '18px' });

export const service = style([searchBox, strong, { flex: 1, minWidth: 0 }]);

/** Color of teeth: teal on a light sheet, jar on a dark one. */
const tooth = `light-dark(${art.teal}, ${art.jar})`;

export const picture = style({
  width: '100%',
  height: 'auto',
  marginTop: '18px',
  fill: tooth,
  stroke: tooth,
  strokeWidth: comb.tooth,
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'CanvasText' } },
});

export const spine = style({ stroke: 'none' });

export const yours = style({
  stroke: color.strike,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

export const axis = style([
  meta,
  { display: 'flex', justifyContent: 'space-between', marginBlock: '6px 12px' },
]);

const rowBase = style({ display: 'flex', alignItems: 'baseline', gap: '10px' });

/** Rows of the list; your row is wider by its padding. */
export const row = styleVariants({
  other: [rowBase, { padding: '9px 0' }],
  yours: [
    rowBase,
    {
      margin: '2px -12px',
      padding: '9px 12px',
      borderRadius: vars.radius.control,
      background: color.lacquer,
      color: color.onLacquer,
      '@media': { [media.forcedColors]: { outline: '2px solid' } },
    },
  ],
});

export const alert = style([
  listed,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    justifyItems: 'end',
    gap: '6px 16px',
    paddingBlock: '15px',
    ':last-child': { paddingBottom: 0 },
  },
]);

/** Service, salon and time of a change, on a line each. */
export const changed = style([titled, { gridRow: 'span 2', justifySelf: 'start' }]);

export const price = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '10px',
  font: `500 1.75rem/1 ${vars.font.display}`,
  whiteSpace: 'nowrap',
});

export const before = style({
  color: color.ink2,
  ...underlined(color.strike),
  textDecorationLine: 'line-through',
});
