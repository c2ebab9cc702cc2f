import { media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

const cell = ':where(th, td)';

/** Regions where tables are set tighter. */
const tight = '(max-width: 36rem)';

// Space for the focus ring, which a scrolling box would cut off; the measure does not count it.
export const region = style({
  boxSizing: 'content-box',
  containerType: 'inline-size',
  overflowX: 'auto',
  marginInline: '-4px',
  padding: '4px',
  '@media': { print: { overflow: 'visible' } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
});

// Up to six rows stay on one sheet; a longer table would leave half a sheet blank.
globalStyle(`${table}:not(:has(tr:nth-child(7)))`, {
  '@media': { print: { breakInside: 'avoid' } },
});

globalStyle(`${table} caption`, {
  ...typography.small,
  paddingBottom: space[3],
  color: color.ink2,
  textAlign: 'start',
});

globalStyle(`${table} ${cell}`, {
  padding: `12px 0 12px ${space[5]}`,
  borderTop: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  '@media': { print: { paddingBlock: '8px' } },
});
// No sheet starts with only the last row.
globalStyle(`${table} tbody tr:nth-last-child(2)`, {
  '@media': { print: { breakAfter: 'avoid' } },
});
globalStyle(`${table} ${cell}:first-child`, { paddingLeft: 0 });
globalStyle(`${table} [data-align=end]`, { textAlign: 'end' });
globalStyle(`${table} th`, { fontWeight: 600 });
globalStyle(`${table} thead th`, {
  ...typography.small,
  borderTop: 0,
  color: color.ink2,
  verticalAlign: 'bottom',
});
globalStyle(`${table} tbody tr:last-child`, { borderBottom: `1px solid ${color.line}` });

globalStyle(`${table} ${cell}`, {
  '@container': { [tight]: { paddingLeft: space[3], fontSize: vars.size.small } },
});

/** A table of many columns; in narrow regions each row becomes a list. */
export const wide = style({ fontSize: '1rem' });

/** Regions where the rows of wide tables become lists. */
const narrow = '(max-width: 32rem)';

const whenNarrow = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${wide} ${selector}`, { '@container': { [narrow]: rule } });

// In tables of figures alone, row names have room for one line.
globalStyle(`${wide}:not(:has(td:not([data-align]))) tbody th`, {
  '@container': { [`not ${narrow}`]: { whiteSpace: 'nowrap' } },
});

whenNarrow(':where(tbody, tr, th, td)', { display: 'block' });

// Hidden visually, but kept for screen readers.
whenNarrow('thead', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

whenNarrow('tbody tr', { padding: `${space[4]} 0`, borderTop: `1px solid ${color.line}` });
whenNarrow('tbody tr:last-child', { borderBottom: `1px solid ${color.line}` });
// No `*`: after `:has()` it makes Chromium recalculate all styles at every change.
whenNarrow('tbody tr > :is(th, td)', { padding: 0, border: 0 });
whenNarrow('tbody th', { ...typography.h4, marginBottom: space[2] });
whenNarrow('tbody td + td', { marginTop: space[1] });

whenNarrow('td::before', { content: 'attr(data-label)', color: color.ink2 });

// A text beside its label.
const label = { width: '6em', gap: '.5em' };
whenNarrow('td:not([data-align])', {
  display: 'flow-root',
  paddingLeft: `calc(${label.width} + ${label.gap})`,
});
whenNarrow('td:not([data-align])::before', {
  float: 'left',
  width: label.width,
  marginLeft: `calc(-1 * ${label.width} - ${label.gap})`,
});

// A figure at the end of its line, after a leader of dots.
whenNarrow('td[data-align=end]', { display: 'flex', alignItems: 'baseline', gap: space[2] });
whenNarrow('td[data-align=end]::before', { order: -2 });
whenNarrow('td[data-align=end]::after', {
  content: '',
  order: -1,
  flex: 1,
  minWidth: space[5],
  borderBottom: `1.5px dotted ${color.lineStrong}`,
});

// Charts of tables, and drawn breaks between sections.

/** Windows wide enough for a chart beside its table. */
export const besideTable = 'screen and (min-width: 75em)';
export const chartWidth = '22rem';
export const chartGap = 'clamp(28px, 3vw, 48px)';

export const plate = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': {
    [besideTable]: {
      gridTemplateColumns: `minmax(0, 1fr) ${chartWidth}`,
      columnGap: chartGap,
      alignItems: 'start',
    },
    print: { display: 'block' },
  },
});

/** Limits enlarged text to a third more, so that it stays in the drawing; the table repeats it. */
const chartText = (size: string, maximum: string) => `min(${size}, ${maximum})`;

/** As wide as its column; drawn in per cent horizontally, so that its text keeps its size. */
export const chart = style({
  ...typography.caption,
  fontSize: chartText(vars.size.caption, '17px'),
  width: '100%',
  overflow: 'visible',
  fill: color.ink2,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { maxWidth: '24rem', marginTop: vars.space[5] } },
});

const inChart = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${chart} ${selector}`, rule);

// The focus color is the only teal with enough contrast on all backgrounds.
const plain = color.focus;

inChart('line', { stroke: plain, strokeLinecap: 'round' });
inChart('rect', { fill: plain, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });
inChart(':is([data-look=second], [data-look=you], [data-look=below])', { stroke: color.strike });
inChart('[data-look=median]', { stroke: color.ink });
inChart('line[data-look]', {
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});
inChart(':is([data-look=second], [data-look=you], [data-look=below], [data-look=median])', {
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});
inChart('text', { '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });
inChart(':is([data-look=value], [data-look=name])', { fill: color.ink, fontWeight: 600 });
inChart('[data-look=name]', { fontSize: chartText(vars.size.small, '20px') });

export const drawnBreak = style({
  width: '100%',
  overflow: 'visible',
  fill: color.hatch,
  stroke: color.hatch,
  strokeWidth: 0,
  selectors: { '&&': { marginTop: 'clamp(3rem, 2.4rem + 2.4vw, 5rem)' } },
  '@media': {
    [media.forcedColors]: { fill: 'GrayText', stroke: 'GrayText' },
    print: { display: 'none' },
  },
});

globalStyle(`${drawnBreak} path`, { strokeWidth: 8, strokeLinecap: 'round' });
globalStyle(`${drawnBreak} [data-look=you]`, { stroke: color.combYou });
