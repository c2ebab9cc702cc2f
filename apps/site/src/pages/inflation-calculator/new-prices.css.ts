import { art, media, typography, underlined, vars } from '@tallycomb/ui/styles';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { onOneLine, widest } from '../../calculator/result/one-line-figures';
import { edgedOnTeal, fitting, inRow, pairGap, stacked } from '../../layout';

/** Wide enough for two columns. */
export const wide = 'screen and (min-width: 1024px)';

/**
 * Focus and underline colors for white boxes; the section's would be white on white. In the dark
 * theme an outline, as the boxes are nearly as dark as the section.
 */
export const onPaper = {
  ...edgedOnTeal,
  vars: { [vars.color.focus]: vars.color.ink, [vars.color.strike]: vars.color.accentText },
} as const;

/** Space between the section's blocks. */
export const unit = vars.space[5];
const phoneUnit = vars.space[3];

/** Words in the narrow column, tags and cards in the wide one. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: `${unit} ${pairGap}`,
} as const;

export const grid = style({
  ...stacked(unit),
  '@media': { [wide]: { ...columns, rowGap: vars.space[7] } },
});

/** Heading, figure, caption, and the link to the whole menu at the foot. */
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
  gap: vars.space[3],
  '@media': {
    // The figure wraps below the heading if the longest word does not fit beside it.
    [media.stacked]: { flexFlow: 'wrap', alignItems: 'end' },
  },
});

globalStyle(`${head} > h2`, {
  '@media': { [media.stacked]: { flexGrow: 1, width: 'min-content' } },
});

/** Says what to do first, beside the fields; left out where they follow at once. */
export const ask = style({
  ...typography.question,
  marginTop: vars.space[3],
  color: art.honey,
  '@media': { [media.stacked]: { display: 'none' } },
});

export const scope = style({
  marginTop: 'auto',
  '@media': { [media.stacked]: { flexBasis: '100%' } },
});

const raiseSizes = {
  short: ['42cqi', 'clamp(3.5rem, 14vw, 9rem)'],
  long: ['18cqi', 'clamp(1.5rem, 4vw, 3.5rem)'],
} as const;

export const raise = styleVariants(raiseSizes, ([share, stackedSize]) => ({
  ...typography.num,
  ...onOneLine('15rem', share),
  '@media': { [media.stacked]: { fontSize: stackedSize } },
}));

export const caption = style({
  ...typography.lead,
  maxWidth: '28rem',
  color: vars.color.onTeal2,
  textWrap: 'balance',
  '@media': {
    [media.stacked]: { ...typography.small, flexBasis: '100%', maxWidth: 'none' },
  },
});

/** Inputs above their results. */
export const asked = style({
  ...stacked(unit),
  '@media': { [media.mobile]: { gap: phoneUnit } },
});

export const priceCard = style({
  ...onPaper,
  ...fitting('9rem', vars.space[4]),
  alignItems: 'start',
  paddingBlock: vars.space[5],
});

// A line of her price list: typed text and examples are set as large as its prices.
globalStyle(`${priceCard} :is(input, span:has(+ input))`, {
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.5rem, 2.8vw, 2.5rem)',
  fontWeight: 500,
  lineHeight: 1,
});
globalStyle(`${priceCard} input::placeholder`, { fontSize: 'inherit' });
globalStyle(`${priceCard} span + input`, { paddingLeft: 'calc(min(18px, 5cqi) + .55em)' });

export const controls = style({ ...onPaper, paddingBlock: 0 });

export const options = style({
  ...inRow(`${vars.space[4]} ${vars.space[5]}`),
  paddingBottom: vars.space[4],
});

/** Two fields, side by side if both fit. */
export const fields = style({
  ...fitting('7.5rem', vars.space[4]),
  flexBasis: '100%',
  alignItems: 'start',
});

/** Beside each other while they are closed; an open one has a row of its own. */
export const folds = style({
  ...inRow(`0 ${vars.space[5]}`),
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

/** A swing tag lying on its side, bright while it is chosen. */
export const target = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space[1],
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[3]} calc(${hole.at} + ${hole.size} + ${vars.space[4]})`,
  background: `color-mix(in srgb, ${vars.color.onTeal} 14%, ${vars.color.backgroundTeal})`,
  borderRadius: '0 4px 4px 0',
  clipPath: `polygon(${chamfer} 0, 100% 0, 100% 100%, ${chamfer} 100%, 0 calc(100% - ${chamfer}), 0 ${chamfer})`,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: vars.color.backgroundHoney, color: vars.color.onHoney },
  },
  '@media': { [media.forcedColors]: { clipPath: 'none', border: '1px solid' } },
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
  selectors: {
    '&:not(:checked)': { appearance: 'none', border: '2px solid', borderRadius: '50%' },
  },
  ':focus-visible': { outlineColor: 'currentColor', borderRadius: '50%' },
});

/** Container whose width limits the price's font size. */
export const priceRoom = style({ display: 'block', containerType: 'inline-size' });

/** The current price, before the arrow. */
export const before = style({ marginRight: '.25em', fontSize: vars.size.lead });

export const price = styleVariants({ brief: '52cqi', ...widest }, (share) => ({
  ...typography.h1,
  ...onOneLine('clamp(4.5rem, 11vw, 10rem)', share),
  // As tall as its line, so that it does not lie over the words above.
  display: 'inline-block',
  lineHeight: 0.88,
}));

export const change = style(typography.small);
