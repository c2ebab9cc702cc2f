import { media, typography, vars } from '@tallycomb/ui/styles';
import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { summary } from '../../calculator/folded.css';
import { apart, belowHeader, inRow, stacked, tappable } from '../../layout';

/** Ends with the comb's spine. */
export const head = style([belowHeader('clamp(40px, 2.5rem + 3vw, 96px)'), { paddingBottom: 0 }]);

export const title = style({ ...typography.h1Article, maxWidth: '11em' });

export const lead = style({ marginTop: vars.space[5] });

export const updated = style({ ...typography.small, marginTop: vars.space[4] });

/** Below the title in rank; on a phone small enough for its second sentence in one line. */
export const story = style({
  ...typography.h2,
  maxWidth: '12em',
  fontSize: 'clamp(2rem, 1.3rem + 2.6vw, 4rem)',
  lineHeight: 1.04,
});

export const sentence = style({ display: 'block', textWrap: 'balance' });

export const filesLead = style({ marginTop: vars.space[4], maxWidth: '44em' });

const rule = `1px solid ${vars.color.lineStrong}`;

/** Rules for phones and paper, which have no room for a file in a row. */
const narrow = <Rule>(rule: Rule) => ({ [media.mobile]: rule, print: rule });

/** Columns of name with dots, span and three links, the same in all rows. */
export const files = style({
  display: 'grid',
  gridTemplateColumns: '1fr repeat(4, auto)',
  columnGap: vars.space[5],
  marginTop: vars.space[5],
  borderBottom: rule,
  '@media': narrow({ display: 'block' }),
});

export const file = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  rowGap: vars.space[1],
  paddingBlock: vars.space[4],
  borderTop: rule,
  '@media': narrow(apart(vars.space[1], 'baseline')),
});

export const fileName = style({
  ...typography.question,
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[3],
});

export const leader = style({ '@media': narrow({ display: 'none' }) });

/** Below the name and the links, as is the note. */
const below = narrow({ order: 1, flexBasis: '100%' });

export const span = style({ fontWeight: 600, '@media': below });

export const fileLinks = style({
  display: 'grid',
  gridColumn: 'span 3',
  gridTemplateColumns: 'subgrid',
  '@media': narrow(inRow(vars.space[4])),
});

export const fileNote = style({
  ...typography.small,
  gridColumn: '1 / -1',
  color: vars.color.ink2,
  textWrap: 'balance',
  '@media': below,
});

export const figures = style(stacked(vars.space[9]));

/** Windows with room for both tables side by side, their rows in line, as on paper. */
const wideScreen = 'screen and (min-width: 1024px)';
const wide = `${wideScreen}, print`;
const monthWidth = '5rem';

/** Rules for wide screens on which the regions always show, in line with the country's rows. */
const asOneTable = <Rule>(rule: Rule) => ({
  '@supports': { 'selector(::details-content)': { '@media': { [wideScreen]: rule } } },
});

export const tables = style({
  display: 'grid',
  gap: `${vars.space[5]} clamp(24px, 4vw, 64px)`,
  marginTop: vars.space[5],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
  // Six columns of one width.
  ...asOneTable({
    columnGap: 0,
    gridTemplateColumns: `calc((100% - ${monthWidth}) / 3 + ${monthWidth}) minmax(0, 1fr)`,
  }),
});

/** Color of a comb's teeth: regions are paler than the country. */
const plainTooth = createVar();

/** A disclosure between two rules, where there is no room. */
export const regions = style({
  vars: { [plainTooth]: vars.color.hatch },
  minWidth: 0,
  borderBlock: rule,
  selectors: { '&[open]': { paddingBottom: vars.space[4] } },
  '@media': {
    [wide]: {
      border: 0,
      selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
});

export const regionsSummary = style([
  summary,
  {
    '@supports': {
      'selector(::details-content)': { '@media': { [wide]: { display: 'none' } } },
    },
  },
]);

export const table = style({ tableLayout: 'fixed' });

globalStyle(`${table} caption`, { padding: 0 });

// Smaller than results, as so many rows would fill three screens.
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[1],
  paddingLeft: vars.space[2],
  verticalAlign: 'middle',
});
globalStyle(`${table} thead th`, {
  verticalAlign: 'bottom',
  // Room for two lines on paper, so that rows of both tables are in line.
  '@media': { print: { height: '3.25rem' } },
});
globalStyle(`${table} :is(th, td):first-child`, { paddingLeft: 0 });
globalStyle(`${table} thead th + th`, { paddingRight: vars.space[3] });
globalStyle(`${table} thead th:first-child`, {
  width: monthWidth,
  '@media': { [media.mobile]: { width: '4.25rem' } },
});
globalStyle(`${table} tbody th`, {
  fontSize: '1.5rem',
  '@media': { [media.mobile]: { fontSize: '1.25rem' } },
});

// Kept for screen readers and as high as their row, beside a table that shows them.
globalStyle(
  `${regions} ${table} tr > :first-child`,
  asOneTable({ width: 0, overflow: 'hidden', whiteSpace: 'nowrap' }),
);

/** Columns whose headings stand on one line. */
export const columns = style({ alignItems: 'baseline' });

export const notes = style({ ...stacked(vars.space[5]), breakInside: 'avoid' });

export const field = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.small,
});

export const noteLinks = style({ display: 'grid', gap: vars.space[2] });

export const noteLink = style(tappable);

/** An index at the end, and beside it the tooth, on the column's spine; below it without room. */
export const cell = style({
  paddingRight: vars.space[3],
  lineHeight: 1.3,
  '@media': {
    screen: { display: 'flex', flexFlow: 'row-reverse wrap', alignItems: 'center' },
    [media.mobile]: { paddingRight: vars.space[2] },
  },
});

/** Of one width, so that teeth of a column have one scale. */
export const index = style({
  '@media': {
    screen: { minWidth: '4.25em' },
    [media.mobile]: { fontSize: vars.size.caption },
  },
});

export const change = style({
  display: 'flex',
  flex: '1 1 4rem',
  // Else its tooth's figure, counted beside the padding, would wrap it.
  minWidth: 0,
  alignItems: 'center',
  gap: '5px',
  // Room for the figure at the tip of the longest tooth.
  paddingRight: '2.75rem',
  whiteSpace: 'nowrap',
  fontSize: vars.size.caption,
  // Digits of one width would narrow the per cent sign.
  fontVariantNumeric: 'normal',
  color: vars.color.ink2,
  '@media': { print: { justifyContent: 'flex-end', paddingRight: 0 } },
});

const toothBase = style({
  flexShrink: 0,
  height: '13px',
  borderRadius: '0 7px 7px 0',
  '@media': { print: { display: 'none' } },
});

const filled = (background: string) => ({
  background,
  '@media': {
    [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' as const },
  },
});

export const tooth = styleVariants(
  {
    plain: filled(fallbackVar(plainTooth, vars.color.ink)),
    // Red would sink in the dark among the regions' brick.
    highest: filled(`light-dark(${vars.color.strike}, ${vars.color.figure})`),
    missing: { border: `1.75px dashed ${vars.color.lineStrong}`, borderLeft: 0 },
  },
  (look) => [toothBase, look],
);

globalStyle(`${table} tbody td`, {
  paddingLeft: 0,
  '@media': { screen: { borderLeft: `3px solid ${vars.color.ink}` } },
});

globalStyle(`${table} mark`, {
  background: 'none',
  color: `light-dark(${vars.color.accentText}, ${vars.color.figure})`,
  fontWeight: 600,
});

// The last column ends where its rules do, and keeps the others' room for its tooth.
globalStyle(`${regions} ${table} tr > :last-child, ${regions} td:last-child > ${cell}`, {
  columnGap: vars.space[3],
  paddingRight: 0,
  '@media': { [media.mobile]: { columnGap: vars.space[2] } },
});
