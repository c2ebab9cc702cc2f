import { focusRing, media, typography, underlined, vars } from '@tallycomb/ui/styles';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { onOneLine, paperColumns, widest } from '../../calculator/figure-size';
import { resultSection } from './result.css';

const offPaper = { '@media': { print: { display: 'none' } } } as const;

/** Focus color for paper; the section's is for teal, and would be white on white. */
const paperFocus = { vars: { [vars.color.focus]: vars.color.ink } } as const;

export const section = style([resultSection]);

/** Heading and figure beside each other; what they mean, and the way to the whole menu, below. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

export const scopePlace = style({ '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });

const raiseSizes = { short: 'clamp(3.5rem, 9vw, 8rem)', long: 'clamp(1.5rem, 4vw, 3.5rem)' };

export const raise = styleVariants(raiseSizes, (fontSize) => ({
  ...typography.num,
  fontSize,
  textAlign: 'right',
  '@media': { print: { fontSize: '2rem' } },
}));

export const caption = style({
  color: vars.color.onTeal2,
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});

export const scope = style({ ...offPaper, display: 'flex', flexWrap: 'wrap' });

const place = style({
  display: 'block',
  padding: '.625rem 1rem',
  border: '1.5px solid currentColor',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

export const here = style([
  place,
  {
    borderRadius: `${vars.radius.control} 0 0 ${vars.radius.control}`,
    background: vars.color.surface,
    color: vars.color.ink,
    borderColor: vars.color.surface,
  },
]);

export const other = style([
  place,
  {
    borderRadius: `0 ${vars.radius.control} ${vars.radius.control} 0`,
    color: 'inherit',
    textDecoration: 'none',
    ':focus-visible': focusRing,
    '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
  },
]);

/** Side by side: what is typed, and what comes of it; on a phone each follows what it comes from. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: vars.space[4],
  alignItems: 'start',
  marginTop: vars.space[4],
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: paperColumns, gap: vars.space[3], marginTop: vars.space[3] },
  },
});

export const priceCard = style({
  ...paperFocus,
  '@media': { print: { padding: 0, border: 0 } },
});

export const options = style({ ...offPaper, ...paperFocus, display: 'grid', gap: vars.space[4] });

/** Two fields beside each other where there is room for both. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
  gap: vars.space[4],
  alignItems: 'start',
});

/** Beside each other while they are closed. */
export const folds = style({
  ...offPaper,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: vars.space[3],
});

export const disclosure = style({
  ...offPaper,
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
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { ':hover': { textDecorationThickness: '4px' } } },
});

export const regions = style({ marginBlock: vars.space[3] });

export const states = style({ marginTop: vars.space[2] });

export const regionLabel = style({ fontWeight: 600 });

export const months = style({
  minWidth: 0,
  margin: `${vars.space[3]} 0 0`,
  padding: 0,
  border: 0,
});

export const note = style({ ...typography.small, marginTop: vars.space[2], maxWidth: '38em' });

/** Both tags beside each other where both are read at a glance. */
export const targets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space[3],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({ marginBottom: vars.space[3], padding: 0, fontWeight: 600 });

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
    print: { padding: 0, clipPath: 'none' },
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
  // Honey is bright in the dark, too.
  colorScheme: 'light',
  ':focus-visible': {
    outline: `3px solid ${vars.color.onHoney}`,
    outlineOffset: '3px',
    borderRadius: '50%',
  },
  ...offPaper,
});

/** As wide as the price in it may become. */
export const priceRoom = style({ display: 'block', containerType: 'inline-size' });

export const price = styleVariants(widest, (share) => ({
  ...typography.h1,
  ...onOneLine(vars.size.h1, share),
  display: 'block',
  lineHeight: 1,
}));

export const change = style({ ...typography.small, fontVariantNumeric: 'tabular-nums' });

export const plan = style({ minWidth: 0, '@media': { print: { gridColumn: '1 / -1' } } });

export const planLead = style({ ...offPaper, marginTop: vars.space[3], maxWidth: '38em' });

export const planAnswer = style({
  marginTop: vars.space[3],
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space[3],
  marginTop: vars.space[3],
  padding: 0,
  listStyle: 'none',
  '@media': { print: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' } },
});

export const step = style({ display: 'grid', gridTemplateRows: '1fr auto' });

/** What is read across the desk is large, why it is so stands below. */
export const deskCard = style({
  padding: 'clamp(20px, 2.4vw, 32px)',
  borderRadius: vars.radius.card,
  background: vars.color.backgroundHoney,
  color: vars.color.onHoney,
  overflowWrap: 'anywhere',
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    print: { padding: vars.space[3], border: `1px solid ${vars.color.line}` },
  },
});

export const deskPrice = style({
  ...typography.h3,
  display: 'block',
  textWrap: 'balance',
  '@media': { print: { fontSize: '1.25rem' } },
});

export const reason = style({
  display: 'block',
  marginTop: vars.space[3],
  maxWidth: '34em',
  '@media': { print: { fontSize: vars.size.small } },
});

/** Named like a caption: which step it is, and what copies it. */
export const cardFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginTop: vars.space[1],
  fontSize: vars.size.small,
  ...offPaper,
});

export const stepName = style({ marginRight: 'auto' });

export const keep = style({ ...offPaper, marginTop: vars.space[5] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginTop: vars.space[4],
});

export const calendarHint = style({ ...typography.small, flexBasis: '18rem', flexGrow: 1 });

export const share = style({
  ...paperFocus,
  display: 'grid',
  gap: vars.space[4],
  maxWidth: '46rem',
  marginTop: vars.space[3],
});

export const save = style({ marginTop: vars.space[3] });

/** Always there, so that what comes to stand in it is announced. */
export const outcome = style({ display: 'block', minHeight: '1.55em', fontWeight: 600 });

export const foot = style({
  display: 'none',
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: paperColumns,
      alignItems: 'center',
      gap: '24px',
      marginTop: vars.space[3],
    },
  },
});

export const logo = style({ height: '1.75rem' });

export const address = style({ ...typography.small, overflowWrap: 'anywhere' });

export const link = style({ display: 'block' });

// The cards alone, each on a sheet and as large as it goes.
const cardsAlone = ':root[data-print="cards"]';

globalStyle(`${cardsAlone} main :not(:has(${deskCard}), ${deskCard}, ${deskCard} *)`, {
  '@media': { print: { display: 'none' } },
});

globalStyle(`${cardsAlone} :is(${grid}, ${cards}, ${step})`, {
  '@media': { print: { display: 'block' } },
});

globalStyle(`${cardsAlone} ${section}`, { '@media': { print: { padding: 0, border: 0 } } });

globalStyle(`${cardsAlone} ${step} + ${step}`, { '@media': { print: { breakBefore: 'page' } } });

globalStyle(`${cardsAlone} ${deskPrice}`, { '@media': { print: { fontSize: '4.5rem' } } });

globalStyle(`${cardsAlone} ${reason}`, { '@media': { print: { fontSize: '1.75rem' } } });
