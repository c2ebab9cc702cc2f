/** The honey that the calculator's pages begin with. */
import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

const headerHeight = '88px';

const desk = '(min-width: 1024px)';

/** A laptop's window. */
const low = `${desk} and (max-height: 900px)`;

/** Less the lower the window: what a visitor came for stands on a desk's first screen. */
const byHeight = (most: string, least: string) => `min(${most}, max(${vars.space[4]}, ${least}))`;

const air = {
  above: 'clamp(48px, 5vw, 96px)',
  beforeLead: 'clamp(20px, 2.4vw, 36px)',
  beforeSlab: 'clamp(36px, 4vw, 72px)',
} as const;

export const section = style({
  paddingTop: `calc(${headerHeight} + ${air.above})`,
  paddingBottom: 'clamp(48px, 7vw, 112px)',
  '@media': {
    [desk]: { paddingTop: `calc(${headerHeight} + ${byHeight(air.above, '20vh - 140px')})` },
    print: { paddingBlock: 0 },
  },
});

/** What a fallback face paints beyond its lines is cut off: nothing moves when the real one arrives. */
export const heading = style({
  paddingBlock: '.2em',
  marginBlock: '-.2em',
  overflowY: 'clip',
  '@media': { [low]: { fontSize: `min(${vars.size.h1}, 13vh)` } },
});

export const lead = style({
  maxWidth: '34em',
  marginTop: air.beforeLead,
  color: vars.color.onHoney,
  '@media': {
    [desk]: { marginTop: byHeight(air.beforeLead, '7vh - 40px') },
    [low]: { maxWidth: 'none', textWrap: 'balance' },
  },
});

export const slab = style({
  marginTop: air.beforeSlab,
  '@media': {
    [desk]: { marginTop: byHeight(air.beforeSlab, '12vh - 64px') },
    print: { marginTop: vars.space[4] },
  },
});
