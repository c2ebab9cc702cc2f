import { media, typography, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

const headerHeight = '88px';

export const section = style({
  paddingTop: `calc(${headerHeight} + clamp(40px, 4vw, 72px))`,
  paddingBottom: 'clamp(40px, 5vw, 80px)',
  '@media': { print: { paddingBlock: 0 } },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { print: { display: 'none' } },
});

export const arrow = style({ width: '1.125em', height: '1.125em' });

export const heading = style({
  marginTop: vars.space[5],
  // What a fallback face paints beyond its lines is cut off: nothing moves when the real one arrives.
  paddingBlock: '.2em',
  marginBottom: '-.2em',
  overflowY: 'clip',
});

export const lead = style({
  marginTop: 'clamp(20px, 2.4vw, 36px)',
  maxWidth: '34em',
  color: vars.color.onHoney,
});

export const slab = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  marginTop: 'clamp(32px, 3.4vw, 56px)',
  overflow: 'hidden',
  borderRadius: vars.radius.stage,
  boxShadow: vars.shadow.e2,
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.forcedColors]: { border: '1px solid' },
    print: { boxShadow: 'none', marginTop: vars.space[4] },
  },
});

const half = style({
  containerType: 'inline-size',
  padding: 'clamp(24px, 3.4vw, 52px)',
  '@media': { print: { padding: 0 } },
});

export const place = styleVariants({
  prices: [half, { background: vars.color.surface, color: vars.color.ink }],
  salons: [
    half,
    {
      background: vars.color.night,
      color: vars.color.onNight,
      '@media': { [media.forcedColors]: { borderInlineStart: '1px solid' } },
    },
  ],
});

export const label = style({ ...typography.question });

/** As large as its half has room for, however many digits it has. */
export const amount = style({
  ...typography.num,
  marginTop: vars.space[4],
  fontSize: `min(${vars.size.num}, 30cqi)`,
  fontVariantNumeric: 'lining-nums',
  overflowWrap: 'anywhere',
  selectors: { [`${place.salons} &`]: { color: vars.color.figure } },
});

export const change = style({ marginTop: vars.space[4], fontSize: vars.size.lead });

export const updated = style({ marginTop: vars.space[5], color: vars.color.onHoney });
