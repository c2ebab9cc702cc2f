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
} from './columns';

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
      ...skippedOutOfView('63px'),
      alignItems: 'baseline',
    },
    [compact]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.75rem, 100%), 1fr))',
      alignItems: 'end',
      gap: `${space[2]} ${space[3]}`,
      selectors: {
        ...skippedOutOfView('50px').selectors,
        '&[data-open]': { ...ruled, paddingBottom: space[4], borderBottom: ruled.borderTop },
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
      ...inRow(`0 ${space[2]}`),
      alignItems: 'last baseline',
      width: '100%',
      minHeight: '48px',
      padding: '9px 0',
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

export const summaryName = style({ flex: '1 1 6rem', overflowX: 'clip' });

/** Small enough for two marked prices beside a name, which wraps before they do. */
export const summaryPrices = style({
  marginLeft: 'auto',
  color: color.ink2,
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
export const inputCell = style({
  '@media': {
    [wide]: {
      '::before': {
        content: '\u200b',
        display: 'block',
        height: 0,
        lineHeight: `calc(${fieldHeight} - 2px)`,
      },
    },
    [compact]: whenOpen,
  },
});

export const names = style([inputCell, { flex: '3 1 9rem', minWidth: 0, marginLeft: '-2px' }]);

export const levelCell = style([inputCell, { flex: '1 1 5rem', minWidth: 0 }]);

/**
 * On a line of leader dots, which forced colors replace by a border. Contained, so that a key press
 * lays out only its own field.
 */
export const inputLine = style({
  display: 'flex',
  justifyContent: 'flex-end',
  height: fieldHeight,
  borderBottom: '2px solid transparent',
  background: `radial-gradient(circle, ${color.lineStrong} 0 1.3px, transparent 1.7px) 0 100% / 9px 4px repeat-x border-box`,
  contain: 'size layout',
  selectors: {
    '&:has([aria-invalid="true"])': { borderColor: color.accentText, background: 'none' },
    // A name is as high as its lines.
    [`${names} &`]: { height: 'auto', minHeight: fieldHeight, contain: 'layout' },
  },
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

/** Sign before a typed price; in the compact layout the summary has it. */
export const before = style({
  display: 'none',
  '@media': {
    [wide]: {
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
  background: 'none',
  fontSize: '1rem',
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'ellipsis',
  ':hover': { background: color.wash },
  // Inside, as containment cuts off an outline around the row.
  ':focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.control },
  '::placeholder': { fontSize: size.caption },
  selectors: {
    [`${names} &`]: { ...nameFont, height: 'auto', resize: 'none', fieldSizing: 'content' },
    // A price is as wide as its digits, behind its sign.
    [`${row} > :nth-child(2) &`]: {
      '@media': {
        [wide]: { width: 'auto', minWidth: '1.5em', textAlign: 'right', fieldSizing: 'content' },
      },
    },
  },
});

/** Words of a price's mark: “from”, “per hour”. */
export const mark = style({
  color: color.ink2,
  fontSize: size.caption,
  whiteSpace: 'nowrap',
  selectors: {
    [`${summaryPrices} &`]: { fontSize: 'inherit' },
    // A dollar sign in the display face reaches to the left.
    '&:not(:last-child)': { paddingRight: '2px' },
  },
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

const displayFigure = { fontFamily: vars.font.display, fontWeight: 500, lineHeight: 0.9 } as const;

const atTheEnd = { marginLeft: 'auto' } as const;

export const figureCell = style({
  textAlign: 'right',
  // For amounts wider than their line.
  overflowWrap: 'break-word',
  '@media': {
    [wide]: {
      selectors: {
        [`tbody &${newPriceCell}`]: newPricePadding,
        // As high without a price, so that the row does not move when it comes.
        [`tbody &${newPriceCell}::before`]: {
          content: '\u200b',
          ...displayFigure,
          fontSize: '2.25rem',
        },
      },
    },
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

/** From the last word to the prices, without width, so that it wraps no word. */
export const summaryLeader = style([
  leader,
  {
    width: '100%',
    marginInline: `${space[2]} calc(-100% - ${space[2]})`,
    '@media': { [compact]: { display: 'inline-block' } },
  },
]);

export const figure = style({ ...atTheEnd, fontSize: size.small });

const emphasizedBase = style({ ...atTheEnd, ...displayFigure, color: color.accentText });

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
