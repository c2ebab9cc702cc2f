import { typography, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { inRow } from '../../../layout';
import {
  compact,
  newPriceCell,
  newPricePadding,
  onceHasService,
  rowColumns,
  wide,
} from './layouts';

const { color, size, space } = vars;

/** Skips the painting of rows out of view, which have the height of a closed row. */
const skippedOutOfView = (height: string) =>
  ({
    selectors: {
      '&:nth-child(n + 30)': {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: `auto ${height}`,
      },
    },
  }) as const;

const ruled = { borderTop: `1px solid ${color.line}` } as const;

export const row = style({
  '@media': {
    [wide]: {
      ...rowColumns,
      ...skippedOutOfView('64px'),
      alignItems: 'baseline',
    },
    [compact]: {
      ...ruled,
      ...skippedOutOfView('57px'),
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.75rem, 100%), 1fr))',
      alignItems: 'end',
      gap: `${space[2]} ${space[3]}`,
      selectors: {
        ...skippedOutOfView('57px').selectors,
        '&[data-open]': { paddingBottom: space[4] },
      },
    },
  },
});

/** Shows the fields of an open row, where there is no room to show all. */
const whenOpen = {
  selectors: {
    [`${row}:not([data-open]) > &, ${row}:not([data-open]) > * > &`]: { display: 'none' },
  },
} as const;

/** Figures and notes, below the fields so that these do not move when they appear. */
const belowFields = {
  order: 1,
  selectors: { ...whenOpen.selectors, ...onceHasService.selectors },
} as const;

const wholeLine = { gridColumn: '1 / -1' } as const;

export const serviceCell = style({
  ...inRow(`0 ${space[3]}`, 'baseline'),
  fontWeight: 400,
  textAlign: 'left',
  '@media': { [compact]: wholeLine },
});

/** A service on one line. */
export const summary = style({
  display: 'none',
  '@media': {
    [compact]: {
      ...inRow(`0 ${space[2]}`, 'baseline'),
      width: '100%',
      minHeight: '55px',
      padding: `${space[3]} 0`,
      border: 0,
      borderRadius: vars.radius.control,
      background: 'none',
      textAlign: 'left',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      ':hover': { background: color.wash },
      ':focus-visible': { outlineOffset: '-3px' },
      selectors: { '&[aria-expanded="true"]': { fontWeight: 600 } },
    },
  },
});

export const summaryName = style({ display: 'flex', flex: '1 1 4rem', alignItems: 'baseline' });

/** Small enough for two marked prices beside a name, which wraps before they do. */
export const summaryPrices = style({
  marginLeft: 'auto',
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
});

/** Does not break if it fits on a line. */
export const whole = style({ display: 'inline-block' });

export const newAmount = style([
  whole,
  { ...typography.h4, color: color.accentText, fontSize: '1.5rem', lineHeight: 0.7 },
]);

const fieldHeight = 'max(44px, 2.75rem)';

const nameFont = { ...typography.h4, fontSize: '1.5rem', lineHeight: 1.1 } as const;

/** Cell of a field: the field is contained and has no baseline, so the cell supplies one. */
const cellOfFields = (font = {}) => ({
  [wide]: {
    '::before': {
      content: '\u200b',
      ...font,
      display: 'block',
      height: 0,
      lineHeight: `calc(${fieldHeight} - 2px)`,
    },
  },
  [compact]: whenOpen,
});

export const names = style({
  flex: '3 1 9rem',
  minWidth: 0,
  '@media': cellOfFields(nameFont),
});

export const levelCell = style({
  flex: '1 1 5rem',
  minWidth: 0,
  '@media': cellOfFields(),
});

export const inputCell = style({ '@media': cellOfFields() });

/** Contained, so that a key press lays out only its own field. */
export const inputLine = style({
  display: 'flex',
  height: fieldHeight,
  contain: 'size layout',
  // A name is as high as its lines.
  selectors: { [`${names} &`]: { height: 'auto', minHeight: fieldHeight, contain: 'layout' } },
});

/** Hidden in the wide layout, which has column headers. */
export const cellLabel = style({
  display: 'none',
  '@media': {
    [compact]: {
      display: 'block',
      marginBottom: space[1],
      fontSize: size.caption,
      fontWeight: 600,
    },
  },
});

/** A line of leader dots below the text. */
const dottedLine = { borderBottom: `2px dotted ${color.lineStrong}` } as const;

/** Sign before a typed price; in the compact layout the summary has it. */
export const before = style({
  display: 'none',
  '@media': {
    [wide]: {
      ...dottedLine,
      display: 'block',
      flex: 'none',
      color: color.ink2,
      lineHeight: `calc(${fieldHeight} - 2px)`,
    },
  },
});

export const input = style({
  width: '100%',
  minWidth: 0,
  height: '100%',
  padding: '.375rem 2px',
  border: 0,
  ...dottedLine,
  background: 'none',
  fontSize: '1rem',
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'ellipsis',
  ':hover': { background: color.wash },
  // Inside, as containment cuts off an outline around the row.
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.control },
  '::placeholder': { fontSize: size.caption },
  selectors: {
    '&[aria-invalid="true"]': { borderBottom: `2px solid ${color.accentText}` },
    [`${names} &`]: { ...nameFont, height: 'auto', resize: 'none', fieldSizing: 'content' },
    [`${row} > :nth-child(2) &`]: { '@media': { [wide]: { textAlign: 'right' } } },
  },
});

/** Words of a price's mark: “from”, “per hour”. */
export const mark = style({
  flex: 'none',
  paddingInline: '3px',
  color: color.ink2,
  fontSize: size.caption,
  whiteSpace: 'nowrap',
  // In running text spaces are enough.
  selectors: { [`${summaryPrices} &`]: { padding: 0 } },
});

/** Reserves the height of a problem. */
export const problems = style({
  ...inRow(`0 ${space[4]}`),
  fontSize: size.caption,
  lineHeight: 1.2,
  '@media': {
    [wide]: { ...wholeLine, minHeight: '16px' },
    [compact]: {
      ...wholeLine,
      alignContent: 'start',
      selectors: { ...whenOpen.selectors, '&:not([data-blank])': { minHeight: '60px' } },
    },
  },
});

export const problem = style({
  display: 'flex',
  gap: space[1],
  color: color.accentText,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const problemIcon = style({
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  color: color.accentText,
});

export const anHour = style({ color: color.ink2 });

export const figureCell = style({
  textAlign: 'right',
  // For amounts wider than their line.
  overflowWrap: 'break-word',
  '@media': {
    [wide]: { selectors: { [`tbody &${newPriceCell}`]: newPricePadding } },
    [compact]: {
      ...wholeLine,
      ...belowFields,
      ...inRow(`0 ${space[2]}`, 'baseline'),
    },
  },
});

export const figureLabel = style({
  display: 'none',
  '@media': { [compact]: { display: 'inline', fontSize: size.small } },
});

export const leader = style({
  display: 'none',
  minWidth: 0,
  '@media': { [compact]: { display: 'inline' } },
});

/** Narrow, so that it takes no room from a long name. */
export const summaryLeader = style([leader, { marginInlineStart: '4px' }]);

const atTheEnd = { marginLeft: 'auto' } as const;

export const figure = style({ ...atTheEnd, fontSize: size.small });

const emphasizedBase = style({
  ...atTheEnd,
  color: color.accentText,
  fontFamily: vars.font.display,
  fontWeight: 500,
  lineHeight: 0.9,
});

export const emphasized = styleVariants({ short: '2.25rem', long: '1.5rem' }, (fontSize) => [
  emphasizedBase,
  { fontSize, selectors: { 'tfoot &': { fontSize: '1.5rem' } } },
]);

export const deleteCell = style({
  textAlign: 'right',
  '@media': { [wide]: { alignSelf: 'start' }, [compact]: { ...wholeLine, ...belowFields } },
});

export const deleteButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.ink2,
  cursor: 'pointer',
  ':hover': { background: color.wash, color: color.ink },
  ':focus-visible': { outlineOffset: '-3px' },
});

export const deletedRow = style({
  '@media': { screen: { ...ruled, display: 'block', paddingBlock: space[2] } },
});

export const deletedCell = style({
  color: color.ink2,
  fontSize: size.small,
  overflowWrap: 'anywhere',
  '@media': { screen: { display: 'block' } },
});
