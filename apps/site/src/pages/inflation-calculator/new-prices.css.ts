import { media, typography, underlined, vars } from '@tallycomb/ui/styles';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { onOneLine, widest } from '../../calculator/result/figure-size';
import { fitting } from '../../layout';

/** Wide enough for two columns. */
const wide = '(min-width: 1024px)';

/** Focus and underline colors for white boxes; the section's would be white on white. */
export const onPaper = {
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
  maxWidth: '18rem',
  color: vars.color.onTeal2,
  textAlign: 'right',
  '@media': { [media.mobile]: { flexBasis: '100%', maxWidth: 'none', textAlign: 'left' } },
});

/** Inputs beside their results; on a phone each result follows its inputs. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  marginTop: vars.space[5],
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.mobile]: { gap: vars.space[4] },
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

export const printing = style({
  gridColumn: '1 / -1',
  '@media': { [media.tabletUp]: { display: 'none' } },
});

export const options = style({
  ...onPaper,
  display: 'grid',
  alignSelf: 'start',
  gap: vars.space[4],
  paddingBlock: vars.space[5],
  '@media': {
    // In view as long as the cards that they change.
    [wide]: { position: 'sticky', top: '96px' },
  },
});

/** Two fields, side by side if both fit. */
export const fields = style({
  ...fitting('7.5rem', vars.space[4]),
  alignItems: 'start',
});

/** Beside each other while they are closed. */
export const folds = style({
  ...fitting('8rem', vars.space[3]),
});

export const disclosure = style({
  ...typography.small,
  selectors: { '&[open]': { gridColumn: '1 / -1' } },
});

export const summary = style({
  display: 'inline-block',
  paddingBlock: vars.space[1],
  fontWeight: 600,
  listStyle: 'none',
  ...underlined(vars.color.strike),
  textUnderlineOffset: '5px',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { ':hover': { textDecorationThickness: '4px' } } },
});

export const regions = style({ marginBlock: vars.space[3] });

export const states = style({ marginTop: vars.space[2] });

export const regionLabel = style({ fontWeight: 600 });

export const note = style({ ...typography.small, marginTop: vars.space[2], maxWidth: '38em' });

export const targets = style({
  ...fitting('15rem', vars.space[5]),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [media.mobile]: { gap: vars.space[3] } },
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
  // Honey is bright in the dark theme, too.
  colorScheme: 'light',
  ':focus-visible': { outlineColor: vars.color.onHoney, borderRadius: '50%' },
});

/** Container whose width limits the price's font size. */
export const priceRoom = style({ display: 'block', containerType: 'inline-size' });

/** The current price, before the arrow. */
export const before = style({ fontSize: vars.size.lead, fontVariantNumeric: 'tabular-nums' });

export const price = styleVariants(widest, (share) => ({
  ...typography.h1,
  ...onOneLine(vars.size.h1, share),
  lineHeight: 0.88,
}));

export const change = style({ ...typography.small, fontVariantNumeric: 'tabular-nums' });
