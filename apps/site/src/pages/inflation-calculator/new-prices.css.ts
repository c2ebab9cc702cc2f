import { media, typography, underlined, vars } from '@tallycomb/ui/styles';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { onOneLine, widest } from '../../calculator/result/figure-size';
import { edgedOnTeal, fitting, inRow } from '../../layout';

/** Wide enough for two columns. */
export const wide = 'screen and (min-width: 1024px)';

/** Wide enough for all controls on one row. */
export const oneRow = 'screen and (min-width: 1264px)';

/**
 * Focus and underline colors for white boxes; the section's would be white on white. In the dark
 * theme an outline, as the boxes are nearly as dark as the section.
 */
export const onPaper = {
  ...edgedOnTeal,
  vars: { [vars.color.focus]: vars.color.ink, [vars.color.strike]: vars.color.accentText },
} as const;

/** Heading beside the figure; below them, the link to the whole menu and the caption. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  '@media': {
    // The figure wraps below the heading if the longest word does not fit beside it.
    [media.mobile]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] },
  },
});

globalStyle(`${head} > h2`, {
  '@media': { [media.mobile]: { flexGrow: 1, width: 'min-content' } },
});

export const scope = style({
  gridArea: '2 / 1',
  '@media': { [media.mobile]: { flexBasis: '100%' } },
});

const raiseSizes = { short: 'clamp(3.5rem, 9vw, 7rem)', long: 'clamp(1.5rem, 4vw, 3.5rem)' };

export const raise = styleVariants(raiseSizes, (fontSize) => ({
  ...typography.num,
  fontSize,
  textAlign: 'right',
}));

export const caption = style({
  ...typography.small,
  maxWidth: '23rem',
  color: vars.color.onTeal2,
  textAlign: 'right',
  textWrap: 'balance',
  '@media': { [media.mobile]: { flexBasis: '100%', maxWidth: 'none', textAlign: 'left' } },
});

/** Space between the section's blocks; twice as much before the plan and before what keeps it. */
export const unit = vars.space[5];
export const phoneUnit = vars.space[4];

/** Inputs above their results. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: unit,
  marginTop: unit,
  '@media': {
    [media.mobile]: { gap: phoneUnit, marginTop: phoneUnit },
    // A column, no grid: sticky controls would stay within their grid row.
    [wide]: { display: 'flex', flexDirection: 'column' },
  },
});

export const asked = style({ display: 'contents' });

export const priceCard = style({
  ...onPaper,
  ...fitting('9rem', vars.space[4]),
  alignItems: 'start',
  paddingBlock: vars.space[5],
});

// As large as typed text, as the examples are short.
globalStyle(`${priceCard} input::placeholder`, { fontSize: 'inherit' });

/** Steps, rounding, dates and region. */
export const controls = style({
  ...onPaper,
  paddingBlock: vars.space[4],
  '@media': {
    // On one row, in view as long as the cards that they change, unless they are opened.
    [oneRow]: {
      selectors: { '&:not(:has(details[open]))': { position: 'sticky', top: '80px', zIndex: 1 } },
    },
    [media.mobile]: { paddingBlock: 0 },
  },
});

globalStyle(`${controls} > details`, { margin: 0, border: 0 });

export const options = style(inRow(`${vars.space[3]} ${vars.space[5]}`, 'center'));

/** Two fields, side by side if both fit. */
export const fields = style({
  ...fitting('7.5rem', vars.space[4]),
  alignItems: 'start',
});

/** Beside each other while they are closed; an open one has a row of its own. */
export const folds = style({
  ...inRow(`0 ${vars.space[5]}`),
  '@media': { [wide]: { flexDirection: 'column', marginLeft: 'auto' } },
  selectors: { '&:has(details[open])': { flexBasis: '100%' } },
});

export const disclosure = style({
  ...typography.small,
  selectors: { '&[open]': { flexBasis: '100%' } },
});

export const summary = style({
  display: 'inline-block',
  // 44 pixels high, for a finger.
  paddingBlock: '.75rem',
  fontWeight: 600,
  listStyle: 'none',
  ...underlined(vars.color.strike),
  textUnderlineOffset: '5px',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { ':hover': { textDecorationThickness: '4px' } } },
});

export const textButton = style([
  summary,
  { paddingInline: 0, border: 0, background: 'none', cursor: 'pointer' },
]);

export const regions = style({ marginBlock: `${vars.space[1]} ${vars.space[3]}` });

export const states = style({ marginTop: vars.space[2] });

export const regionLabel = style({ fontWeight: 600 });

export const note = style({ ...typography.small, marginTop: vars.space[2] });

export const targets = style({
  ...fitting('15rem', unit),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [media.mobile]: { gap: phoneUnit } },
});

const chamfer = '28px';
const hole = { size: '22px', at: '20px' } as const;

/** A swing tag lying on its side. */
export const target = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[1],
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[3]} calc(${hole.at} + ${hole.size} + ${vars.space[4]})`,
  background: vars.color.backgroundHoney,
  color: vars.color.onHoney,
  clipPath: `polygon(${chamfer} 0, 100% 0, 100% 100%, ${chamfer} 100%, 0 calc(100% - ${chamfer}), 0 ${chamfer})`,
  cursor: 'pointer',
  '@media': {
    // Name and calculation beside the price.
    [wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space[4] },
    [media.forcedColors]: { clipPath: 'none', border: '1px solid' },
  },
});

/** The hole of the tag, which is its radio button. */
export const choice = style({
  position: 'absolute',
  top: `calc(50% - ${hole.size} / 2)`,
  left: hole.at,
  width: hole.size,
  height: hole.size,
  margin: 0,
  accentColor: vars.color.onHoney,
  ':focus-visible': { outlineColor: vars.color.onHoney, borderRadius: '50%' },
});

/** Container whose width limits the price's font size. */
export const priceRoom = style({
  display: 'block',
  containerType: 'inline-size',
  '@media': {
    [wide]: { gridArea: '1 / 2 / 3 / 3', alignSelf: 'center', textAlign: 'right' },
  },
});

/** The current price, before the arrow. */
export const before = style({ fontSize: vars.size.lead });

export const price = styleVariants(widest, (share) => ({
  ...typography.h1,
  ...onOneLine(vars.size.h1, share),
  lineHeight: 0.88,
}));

export const change = style(typography.small);
