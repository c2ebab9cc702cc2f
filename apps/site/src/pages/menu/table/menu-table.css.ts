import { typography, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { inRow } from '../../../layout';
import {
  columnsBeforeTotals,
  compact,
  headColumns,
  newPriceCell,
  newPricePadding,
  onceHasService,
  rowColumns,
  wide,
} from './columns';

const { color, space } = vars;

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  // Printed as another list.
  '@media': { screen: { display: 'block' }, print: { display: 'none' } },
});

/** A caption, head, body or foot. */
export const part = style({ '@media': { screen: { display: 'block' } } });

/** Until the menu has a service, shows the lines of an empty list. */
export const body = style([
  part,
  {
    '@media': {
      [wide]: {
        selectors: {
          'section:not([data-services]) &::after': {
            content: '',
            display: 'block',
            height: '180px',
            background: `radial-gradient(circle at 50% 50%, ${color.lineStrong} 0 1.3px, transparent 1.7px) 0 22px / 9px 60px`,
            opacity: 0.55,
          },
        },
      },
    },
  },
]);

/** A heading of the list, above its services. */
export const section = style([
  part,
  {
    ...typography.h4,
    padding: `${space[5]} 0 ${space[2]}`,
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
]);

/** For screen readers alone. */
export const caption = style([part, { position: 'absolute', clipPath: 'inset(50%)' }]);

export const headRow = style({
  '@media': {
    [wide]: { ...headColumns, alignItems: 'end', paddingBottom: space[2] },
    // Fields have labels of their own here, and `SortBy` sorts.
    [compact]: { display: 'none' },
  },
});

export const end = style({ '@media': { [compact]: { display: 'none' } } });

const header = style({
  color: color.ink2,
  fontSize: vars.size.caption,
  fontWeight: 600,
  lineHeight: 1.3,
});

export const columnHeader = styleVariants(
  { typed: 'left', figure: 'right' } as const,
  (textAlign) => [header, { textAlign, selectors: { [`&${newPriceCell}`]: newPricePadding } }],
);

export const sort = style({
  minHeight: '32px',
  padding: `${space[1]} 0`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  textAlign: 'inherit',
  cursor: 'pointer',
  ':hover': { color: color.ink },
});

/** Follows the last word into the gap, so that a head ends with its figures. */
export const arrow = style({
  display: 'inline-block',
  width: 0,
  marginInline: '2px -2px',
  opacity: 0,
  selectors: {
    [`[aria-sort] &, ${sort}:hover &, ${sort}:focus-visible &`]: { opacity: 1 },
  },
});

const ruled = { borderTop: `6px double ${color.ink}` } as const;

export const totals = style({
  '@media': {
    [wide]: { ...rowColumns, ...ruled, alignItems: 'baseline', paddingBlock: space[3] },
    [compact]: {
      ...ruled,
      ...onceHasService,
      display: 'block',
      marginTop: space[3],
      paddingTop: space[4],
    },
  },
});

export const totalsName = style({
  fontWeight: 600,
  textAlign: 'left',
  '@media': {
    [wide]: { gridColumn: `1 / ${columnsBeforeTotals + 1}` },
    [compact]: { display: 'block', paddingBottom: space[3] },
  },
});

/** Shown once there are rows to sort. */
export const sortBy = style({
  display: 'none',
  '@media': {
    [compact]: {
      selectors: {
        'section[data-services] &': {
          ...inRow(space[3], 'center'),
          marginBottom: space[5],
        },
      },
    },
  },
});

export const sortLabel = style({
  display: 'flex',
  flexWrap: 'wrap',
  // A select is as wide as its longest name, in a font that may be large.
  maxWidth: '100%',
  alignItems: 'center',
  gap: space[3],
  fontSize: vars.size.small,
});
