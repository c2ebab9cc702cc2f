import { art, media, type, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

/** As wide as the figure in it may become. */
export const room = style({ containerType: 'inline-size', flex: '1 1 12rem' });

/** Sizes at which a figure of ten characters, and the longest there is, fill their room. */
const widest = { short: '27cqi', long: '10.5cqi' } as const;

/** On one line; a reader's own spacing breaks a figure rather than cut it. */
const onOneLine = (size: string, share: string) =>
  ({ overflowWrap: 'anywhere', fontSize: `min(${size}, ${share})` }) as const;

export const raise = styleVariants(widest, (share) => ({
  ...type.num,
  ...onOneLine(vars.size.num, share),
  marginTop: vars.space[6],
}));

export const caption = style({
  ...type.lead,
  marginTop: vars.space[5],
  maxWidth: '24em',
  color: vars.color.onTeal2,
});

export const card = style({
  display: 'grid',
  gap: vars.space[5],
  boxShadow: vars.shadow.e2,
  '@media': { print: { gap: vars.space[2], padding: vars.space[4] } },
  // The section's ring is made for its teal, and would be white on white here.
  vars: { [vars.color.focus]: vars.color.ink },
});

const tag = { chamfer: '28px', hole: '9px', holeAt: '34px' } as const;
const { chamfer, hole, holeAt } = tag;

/** A swing tag lying on its side. The art palette does not invert in the dark. */
export const carried = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
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

export const price = styleVariants(widest, (share) => ({
  ...type.h1,
  ...onOneLine(vars.size.h1, share),
  lineHeight: 1,
}));
