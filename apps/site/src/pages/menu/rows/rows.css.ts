import { media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { edgedOnTeal, fitting, inRow, stacked } from '../../../layout';
import { buttons, plainButton, wide } from '../page.css';
import { line } from '../price-line.css';

const { color, size, space } = vars;

/** Left out on paper, where the menu is another list. */
export const list = style({
  containerType: 'inline-size',
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { display: 'none' } },
});

export const hint = style({
  ...typography.question,
  marginBottom: space[4],
  textWrap: 'balance',
});

export const tools = style(inRow(space[3], 'center'));

/** As wide as its short options need: the longest would take a line of its own. */
globalStyle(`${tools} > select`, { flex: '0 1 9rem', minWidth: 0 });
// On a phone from edge to edge.
globalStyle(`${tools} > :is(select, button)`, { '@media': { [media.mobile]: { flexGrow: 1 } } });

/** A sheet with room for whole lines in two columns, or for a row's fields on one line. */
const roomy = '(min-width: 56rem)';

/** The sheet as a printed menu: sections in two columns, the first one read first. */
export const columns = style({
  '@container': { [roomy]: { columnCount: 2, columnGap: space[8] } },
});

export const oneColumn = style({});

// Several rows are narrower than the sheet, so that a price stays near its name.
globalStyle(`${oneColumn} > :has(li + li)`, { maxWidth: '52rem' });

export const section = style({
  breakInside: 'avoid',
  selectors: { '&:not(:last-child)': { marginBottom: space[5] } },
});

export const secondColumn = style([
  section,
  { '@container': { [roomy]: { breakBefore: 'column' } } },
]);

/** Tools and buttons, one bar under all columns; the note on storage ends the line of the tools. */
export const below = style({
  ...stacked(space[4]),
  marginTop: space[6],
  '@container': {
    [roomy]: {
      gridTemplateColumns: 'fit-content(70%) minmax(0, 1fr)',
      alignItems: 'center',
      paddingTop: space[5],
      borderTop: `1px solid ${color.line}`,
    },
  },
});

globalStyle(`${below} > *`, { '@container': { [roomy]: { gridColumn: '1 / -1' } } });
globalStyle(`${below} > ${tools}`, { '@container': { [roomy]: { gridColumn: 1 } } });
globalStyle(`${tools} ~ :last-child`, {
  '@container': { [roomy]: { gridArea: '1 / 2', textAlign: 'right' } },
});
// Adding begins the line, taking away ends it.
globalStyle(`${buttons} > ${buttons}`, {
  '@container': { [roomy]: { marginLeft: 'auto' } },
});

export const heading = style({
  ...typography.h3,
  marginBottom: space[2],
  paddingBottom: space[2],
  borderBottom: `1px solid ${color.lineStrong}`,
  color: color.accentText,
  overflowWrap: 'anywhere',
});

export const row = style({
  selectors: {
    '&[data-open]': {
      marginBlock: space[2],
      marginInline: `calc(-1 * ${space[3]})`,
      paddingInline: space[3],
      borderRadius: vars.radius.card,
      background: color.wash,
      ...edgedOnTeal,
    },
    // Alone, its box is as wide as the heading above it.
    '&[data-open]:only-child': { marginInline: 0 },
  },
});

/** The button of a row, with an arrow at its end, which points up while it is open. */
export const rowButton = style([
  line,
  {
    position: 'relative',
    width: '100%',
    minHeight: '48px',
    padding: `${space[2]} 1.5rem ${space[2]} 0`,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '::after': {
      content: '',
      position: 'absolute',
      right: '2px',
      bottom: '1.25rem',
      width: '.5rem',
      height: '.5rem',
      border: `solid ${color.ink2}`,
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    ':focus-visible': { outlineOffset: '-3px' },
    selectors: {
      // As wide as an open one.
      '&[aria-expanded="false"]:hover': {
        background: color.wash,
        boxShadow: `calc(-1 * ${space[3]}) 0 ${color.wash}, ${space[3]} 0 ${color.wash}`,
      },
      '&[aria-expanded="true"]::after': { transform: 'translateY(4px) rotate(225deg)' },
    },
    '@media': { [wide]: { fontSize: '1.125rem' } },
  },
]);

/** Does not break if it fits on a line. */
export const whole = style({ display: 'inline-block' });

export const editor = style({
  minWidth: 0,
  margin: 0,
  padding: `${space[2]} 0 ${space[3]}`,
  border: 0,
});

export const fields = style({ ...inRow(space[3], 'end'), width: '100%' });

globalStyle(`${fields} > *`, { flex: '1 1 7.5rem', minWidth: 0, gap: space[1] });
globalStyle(`${fields} > :first-child`, { flexBasis: '100%' });
globalStyle(`${oneColumn} ${fields} > :first-child`, {
  '@container': { [roomy]: { flexBasis: '20rem' } },
});
globalStyle(`${fields} label`, { fontSize: size.small });
globalStyle(`${fields} input`, { minHeight: '48px', padding: '.375rem .75rem', fontSize: '1rem' });
globalStyle(`${fields} span + input`, { paddingLeft: '1.625rem' });
globalStyle(`${fields} label + div > span`, { left: '.75rem' });
globalStyle(`${fields} ::placeholder`, { fontSize: '1rem' });
// The dollar sign in the type of its number.
globalStyle(`${fields} label + div > span`, { font: 'inherit' });

/** The figures behind a new price, or errors, beside the button that deletes the row. */
export const behind = style({
  ...inRow(`0 ${space[4]}`, 'end'),
  paddingTop: space[3],
  fontSize: size.small,
});

/** As high as three figures or errors, so that nothing moves when they change places. */
export const results = style({ flex: '1 1 12rem', minHeight: '80px' });

export const problem = style({
  ...typography.caption,
  display: 'flex',
  gap: space[1],
  color: color.error,
  fontWeight: 600,
});

export const problemIcon = style({
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  color: color.error,
});

export const figures = style(fitting('15rem', `${space[1]} ${space[7]}`));

export const figure = style(inRow(`0 ${space[2]}`, 'baseline'));

export const amount = style({ marginLeft: 'auto', fontWeight: 600, overflowWrap: 'anywhere' });

export const deleteButton = style([
  plainButton,
  { margin: `0 calc(-1 * ${space[2]}) -8px auto`, fontSize: size.small },
]);

export const deleted = style({
  paddingBlock: space[2],
  color: color.ink2,
  fontSize: size.small,
  overflowWrap: 'anywhere',
});
