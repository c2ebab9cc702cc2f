import { media, typography, underlined, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { SAVED_ATTRIBUTE } from '../../calculator/form/field-rules';
import { beside, slabOf } from '../../calculator/form/slab';
import { apart, edgedOnTeal, inRow } from '../../layout';

const { color, space } = vars;

/** Windows in which a line has columns, and the totals are set side by side. */
export const wide = '(min-width: 1024px)';

/** The page until hydration, if a menu is saved. */
export const saved = `html[${SAVED_ATTRIBUTE}] &`;

/** A menu that is in place comes before the box for another. */
export const folded = '[data-folded] &';

const aroundMenu = `clamp(${space[6]}, 6vw, 96px)`;

/** The menu's section, and the head above it: less space than sections have, least while the box is folded. */
export const leading = style({
  '@media': {
    screen: {
      vars: { [vars.section]: aroundMenu },
      selectors: {
        [`&[data-folded], ${saved}`]: {
          paddingBottom: aroundMenu,
          vars: { [vars.section]: space[7] },
        },
      },
    },
  },
});

/** Heading, lead and switch: the last two side by side if both fit. */
export const headRow = style(apart(space[5], 'end'));

export const headLead = style({
  marginTop: 0,
  selectors: { [`${folded}, ${saved}`]: { display: 'none' } },
});

/** A native select, or a button beside one. */
export const control = style({
  minHeight: '44px',
  maxWidth: '100%',
  padding: `${space[1]} ${space[3]}`,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  fontSize: '1rem',
  fontWeight: 600,
  cursor: 'pointer',
});

/** The label of a select, on its line. */
export const labeled = style({ ...inRow(space[2], 'center'), maxWidth: '100%', fontWeight: 600 });

export const slab = style([
  slabOf('7fr', '5fr', { display: 'block' }),
  {
    selectors: { [saved]: { display: 'none' } },
    '@media': { [beside]: { borderRadius: vars.radius.stage, boxShadow: vars.shadow.e2 } },
  },
]);

// The slab casts one shadow for both parts, which are equally high.
globalStyle(`${slab}${slab} > *`, { '@media': { [beside]: { boxShadow: 'none' } } });

/** Horizontal padding of the sheet. */
export const sheetInset = 'clamp(20px, 4.4vw, 64px)';

export const posterColumns = 'minmax(0, 5fr) minmax(0, 7fr)';

/** Above the sheet: title, figure, and the comb that stands on the sheet. */
export const poster = style({
  display: 'grid',
  gap: space[5],
  // Leaves the place of a saved menu free.
  selectors: { [saved]: { alignContent: 'start', minHeight: '150vh' } },
  '@media': { [wide]: { gridTemplateColumns: posterColumns } },
});

/** Clear of the sheet, where no figure follows it. */
export const title = style({
  alignSelf: 'end',
  '@media': { [wide]: { scrollMarginTop: space[8], paddingBottom: space[4] } },
});

/** The price list. */
export const sheet = style({
  padding: `${space[6]} ${sheetInset}`,
  borderRadius: vars.radius.stage,
  background: color.surface,
  color: color.ink,
  ...edgedOnTeal,
  // Colors for a white sheet; the section's are for teal.
  vars: { [color.focus]: color.ink, [color.strike]: color.accentText },
  // An empty one would move aside for a saved menu.
  selectors: { [saved]: { display: 'none' } },
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    print: { padding: 0 },
  },
});

/** Paper tags need no edge on a dark panel. */
export const jumps = style({ ...inRow(space[2]), vars: { [color.lineStrong]: 'transparent' } });

/** Head of the sheet, in view above a long list where a window has room for it. */
export const bar = style({
  zIndex: 1,
  // Within the sheet's outline.
  margin: `calc(1px - ${space[6]}) calc(1px - ${sheetInset}) ${space[5]}`,
  padding: `${space[3]} calc(${sheetInset} - 1px)`,
  borderBottom: `1px solid ${color.line}`,
  borderRadius: `${vars.radius.stage} ${vars.radius.stage} 0 0`,
  background: color.surface,
  ':empty': { display: 'none' },
  '@media': {
    // Below the header, which is 68 CSS pixels high once the page is scrolled.
    '(min-width: 360px) and (min-height: 500px)': { position: 'sticky', top: '68px' },
    print: { display: 'none' },
  },
});

// A focused row stays clear of it.
globalStyle(`${bar} ~ * :is(button, input, select, summary)`, { scrollMarginTop: space[9] });

export const failed = style({ marginBottom: space[5], fontWeight: 600 });

export const buttons = style({
  ...inRow(vars.space[4], 'center'),
});

export const full = style({
  maxWidth: '44em',
  fontWeight: 600,
  ':empty': { position: 'absolute' },
});

export const actionsNote = style({
  maxWidth: '44em',
  fontSize: vars.size.small,
  color: vars.color.ink2,
});

/** A button for rare actions, underlined like a link. */
export const plainButton = style({
  minHeight: '44px',
  // Aligns its text with that around it.
  margin: `-10px calc(-1 * ${vars.space[2]})`,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.ink,
  fontWeight: 600,
  ...underlined(vars.color.lacquer),
  textUnderlineOffset: '5px',
  cursor: 'pointer',
  ':hover': { textDecorationThickness: '4px' },
  '@media': { print: { display: 'none' } },
});

export const methodGuide = style({ marginTop: vars.space[5] });

export const methodColumns = style({ display: 'grid' });

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  paddingBlock: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    '(max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { paddingBlock: vars.space[1] },
  },
});

export const columnName = style(typography.h4);

export const methodSource = style({
  marginTop: vars.space[4],
  fontSize: vars.size.small,
  color: vars.color.ink2,
});
