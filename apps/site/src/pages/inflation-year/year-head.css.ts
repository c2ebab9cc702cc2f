import { typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

const headerHeight = '88px';

export const section = style({
  paddingTop: `calc(${headerHeight} + clamp(40px, 4vw, 72px))`,
  // The spine of its comb ends it.
  paddingBottom: 0,
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

/** Side by side over the comb's short teeth; each as large as it has room for. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space[5],
});

export const figure = style({ containerType: 'inline-size' });

export const label = style({ ...typography.question });

export const amount = style({
  ...typography.num,
  marginTop: vars.space[3],
  fontSize: `min(${vars.size.num}, 36cqi)`,
  fontVariantNumeric: 'lining-nums',
  overflowWrap: 'anywhere',
});

export const change = style({ marginTop: vars.space[3], fontSize: vars.size.lead });

export const updated = style({ marginTop: vars.space[5], color: vars.color.onHoney });
