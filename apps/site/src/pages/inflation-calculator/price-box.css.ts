import { art, media, typography, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { onOneLine, widest } from './figure-room';

export const card = style({
  display: 'grid',
  gap: vars.space[5],
  boxShadow: vars.shadow.e2,
  '@media': { print: { gap: vars.space[3], padding: 0, border: 0 } },
  // The section's ring is made for its teal, and would be white on white here.
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
export const room = style({ display: 'block', containerType: 'inline-size' });

export const price = styleVariants(widest, (share) => ({
  ...typography.h1,
  ...onOneLine(vars.size.h1, share),
  display: 'block',
  lineHeight: 1,
}));

export const change = style({ ...typography.small, fontVariantNumeric: 'tabular-nums' });
