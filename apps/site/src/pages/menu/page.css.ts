import { media, typography, underlined, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { SAVED_ATTRIBUTE } from '../../calculator/form/field-rules';
import { slabOf } from '../../calculator/form/slab';
import { apart, edgeOnTeal, inRow, stacked } from '../../layout';

const { color, space } = vars;

/** Windows in which a line has columns, and the totals are set side by side. */
export const wide = '(min-width: 1024px)';

/** The page until hydration, if a menu is saved. */
const saved = `html[${SAVED_ATTRIBUTE}] &`;

/** A menu that is in place comes before the box for another. */
export const folded = '[data-folded] &';

/** The menu's section, and the head above it while the box is folded: less space around the menu. */
export const leading = style({
  '@media': {
    screen: {
      selectors: {
        [`&[data-folded], ${saved}`]: {
          paddingBottom: space[6],
          vars: { [vars.section]: space[8] },
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

/** While a pasted list is reviewed, the review takes the whole slab. */
export const inReview = ':has(#menu-review)';

export const slab = style([
  slabOf('7fr', '5fr', { display: 'block' }),
  {
    selectors: {
      [`&${inReview}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [saved]: { display: 'none' },
    },
  },
]);

const cut = 'clamp(24px, 4.4vw, 64px)';
const hole = { radius: '11px', from: 'clamp(28px, 3.4vw, 44px)' } as const;

/** Outline of the tag in the dark theme, along its cut corners, too. */
const cutEdge = (corner: string) =>
  `linear-gradient(to bottom ${corner}, ${edgeOnTeal} calc(50% + 1px), #0000 0)`;
const edgedTag = {
  border: `1px solid ${edgeOnTeal}`,
  background: `${cutEdge('right')} 0 0 / ${cut} ${cut} no-repeat border-box, ${cutEdge('left')} 100% 0 / ${cut} ${cut} no-repeat border-box, ${color.surface}`,
} as const;

/** A large swing tag with the price list, hanging from the section's upper edge. */
export const sheet = style({
  position: 'relative',
  isolation: 'isolate',
  padding: `calc(2 * ${hole.from} + 8px) clamp(16px, 4.4vw, 72px) clamp(28px, 4.4vw, 72px)`,
  color: color.ink,
  selectors: { [saved]: { minHeight: '100vh' } },
  // Colors for a white sheet; the section's are for teal.
  vars: { [color.focus]: color.ink, [color.strike]: color.accentText },
  // A layer behind, as its clipped corners would cut off a focus outline.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderRadius: vars.radius.stage,
    ...edgedTag,
    clipPath: `polygon(${cut} 0, calc(100% - ${cut}) 0, 100% ${cut}, 100% 100%, 0 100%, 0 ${cut})`,
    maskImage: `radial-gradient(circle ${hole.radius} at 50% ${hole.from}, #0000 96%, #000)`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    top: `calc(-1 * ${vars.section})`,
    left: 'calc(50% - 1px)',
    width: '2px',
    // The string ends at the hole's lower edge.
    height: `calc(${vars.section} + ${hole.from} + ${hole.radius})`,
    background: color.figure,
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid',
      '::before': { content: 'none' },
      '::after': { content: 'none' },
    },
    print: {
      padding: 0,
      '::before': { content: 'none' },
      '::after': { content: 'none' },
    },
  },
});

export const sheetIntro = style({
  ...apart(space[5], 'end'),
  marginBottom: space[5],
});

// In the place of a saved menu, an empty one would be pushed aside.
globalStyle(`html[${SAVED_ATTRIBUTE}] ${sheet} > :not(${sheetIntro})`, { display: 'none' });

/** Beside the rounding, until the list that was read opens in it. */
export const sheetHead = style({
  ...stacked(space[4]),
  flex: '1 1 20rem',
  selectors: { '&:has([open])': { flexBasis: '100%' } },
});

/** Not in the place of a saved menu, which needs no hint. */
export const byHand = style({ selectors: { [saved]: { display: 'none' } } });

export const jumps = style(inRow(space[2]));

export const jump = style({
  display: 'block',
  minHeight: '44px',
  padding: '10px',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.small,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { borderColor: 'currentColor' },
});

export const failed = style({ marginBottom: space[5], fontWeight: 600 });

export const actions = style({
  display: 'grid',
  gap: vars.space[4],
  marginTop: vars.space[6],
  '@media': { print: { display: 'none' } },
});

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
