import { art, media, typography, underlined, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { onOneLine, widest } from '../../calculator/figure-size';

const raiseSize = 'clamp(5rem, 19vw, 17rem)';

/** The figure takes all the room that the heading leaves. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: `${vars.space[5]} clamp(32px, 6vw, 96px)`,
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[5] },
  },
});

/** As wide as the figure in it may become. */
export const raiseRoom = style({ containerType: 'inline-size' });

export const raise = styleVariants(widest, (share) => ({
  ...typography.num,
  ...onOneLine(raiseSize, share),
  textAlign: 'right',
  '@media': {
    [media.stacked]: { textAlign: 'left' },
    print: { fontSize: '2.5rem' },
  },
}));

/** On paper every part begins at its rule. */
export const columns = style({
  marginTop: 'clamp(32px, 4vw, 64px)',
  '@media': {
    print: { marginTop: vars.space[2], selectors: { '&&': { alignItems: 'start' } } },
  },
});

/** Of a figure that is not the whole country's. */
export const where = style({ ...typography.h3, marginBottom: vars.space[3] });

export const caption = style({
  ...typography.lead,
  maxWidth: '24em',
  '@media': { print: { fontSize: vars.size.body } },
  color: vars.color.onTeal2,
});

export const guide = style({
  marginTop: vars.space[4],
  '@media': { print: { display: 'none' } },
});

export const choice = style({
  marginTop: vars.space[6],
  '@media': { print: { marginTop: vars.space[3] } },
});

/** On paper the sentence names the region. */
export const options = style({
  // Focus color for paper; the section's is for teal, and would be white on white.
  vars: { [vars.color.focus]: vars.color.ink },
  '@media': { print: { display: 'none' } },
});

export const regionSentence = style({
  marginTop: vars.space[4],
  maxWidth: '34em',
  '@media': { print: { marginTop: 0, fontSize: vars.size.small } },
});

export const regionNote = style({
  ...typography.small,
  marginTop: vars.space[3],
  maxWidth: '38em',
  color: vars.color.onTeal2,
  // The states would take the sheet that the table needs.
  '@media': { print: { display: 'none' } },
});

export const disclosure = style({
  ...typography.small,
  marginTop: vars.space[3],
  maxWidth: '38em',
  '@media': { print: { display: 'none' } },
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

export const states = style({ marginTop: vars.space[2] });

export const regionLabel = style({ fontWeight: 600 });

export const card = style({
  display: 'grid',
  gap: vars.space[5],
  boxShadow: vars.shadow.e2,
  '@media': { print: { gap: vars.space[3], padding: 0, border: 0 } },
  // Focus color for paper; the section's is for teal, and would be white on white.
  vars: { [vars.color.focus]: vars.color.ink },
});

/** Two fields beside each other where there is room for both. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
  gap: vars.space[4],
  '@media': { print: { gridTemplateColumns: '1fr 1fr' } },
});

/** On paper the prices say how they were rounded. */
export const rounding = style({ '@media': { print: { display: 'none' } } });

/** The two tags beside each other where both are read at a glance. */
export const targets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space[3],
  '@media': { print: { gridTemplateColumns: '1fr 1fr', gap: vars.space[4] } },
});

const tag = { chamfer: '28px', hole: '9px', holeAt: '34px' } as const;
const { chamfer, hole, holeAt } = tag;

/** A swing tag lying on its side. The art palette does not invert in the dark. */
export const target = style({
  display: 'grid',
  gap: vars.space[1],
  padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[4]} calc(${holeAt} + ${vars.space[6]})`,
  background: art.honey,
  color: art.ink,
  clipPath: `polygon(${chamfer} 0, 100% 0, 100% 100%, ${chamfer} 100%, 0 calc(100% - ${chamfer}), 0 ${chamfer})`,
  maskImage: `radial-gradient(circle ${hole} at ${holeAt} 50%, transparent 96%, #000)`,
  '@media': {
    [media.forcedColors]: { clipPath: 'none', maskImage: 'none', border: '1px solid' },
    print: { padding: 0, clipPath: 'none', maskImage: 'none' },
  },
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
