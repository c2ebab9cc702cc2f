import { art, media, scrollDriven, typography, vars } from '@tallycomb/ui/styles';
import { keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { ticks } from './price-clock';

const timeline = '--months';

export const section = style({ viewTimelineName: timeline, overflow: 'hidden' });

/** Runs while the section comes in, until it stands in the middle. */
const asItComes = (name: string) => ({
  ...scrollDriven({ name, timeline }),
  animationRange: 'entry 30% cover 50%',
});

const whereItMoves = (rule: NonNullable<NonNullable<StyleRule['@supports']>[string]>) => ({
  [`screen and ${media.motionOk}`]: { '@supports': { '(animation-timeline: view())': rule } },
});

const comingIn = (name: string) => whereItMoves(asItComes(name));

/** One month after the other. */
const passing = keyframes({
  from: { clipPath: 'inset(0 100% 0 0)' },
  to: { clipPath: 'inset(0)' },
});
const growing = keyframes({ from: { scale: 0.5 } });
/** Until the clock has come to it. */
const waiting = keyframes({ 'from, 99.9%': { opacity: 0 } });
const ticking = keyframes({
  ...Object.fromEntries(ticks.map(([passed, says]) => [passed, { content: `"${says}"` }])),
  to: { content: '""' },
});

export const months = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  width: '100%',
  '@media': {
    ...comingIn(passing),
    [media.forcedColors]: { display: 'none' },
    print: { display: 'none' },
  },
});

export const container = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'end',
  gap: '24px',
  '@media': {
    [media.stacked]: { display: 'block' },
    print: { display: 'block', breakInside: 'avoid' },
  },
});

export const heading = style({ gridColumn: '1 / 8' });

/** Over the teeth, which are longest below them. */
export const words = style({
  gridColumn: '9 / 13',
  alignSelf: 'start',
  '@media': { [media.stacked]: { maxWidth: '34em' } },
});

export const lead = style({
  paddingTop: '.6em',
  color: vars.color.onHoney,
  '@media': { [media.stacked]: { paddingTop: vars.space[4] } },
});

/** On a phone, as large as six figures and the two small ones after them leave room for. */
export const figure = style({
  ...typography.figure,
  position: 'relative',
  gridColumn: '1 / -1',
  marginTop: 'clamp(24px, 4vw, 64px)',
  // For a visitor's own letter spacing; nothing else needs a second line.
  overflowWrap: 'anywhere',
  transformOrigin: '0 100%',
  '@media': { ...comingIn(growing), [`screen and ${media.mobile}`]: { fontSize: '32vw' } },
});

export const amount = style({ '@media': comingIn(waiting) });

/** Says in the figure's place what it was by the month whose tooth appears. */
export const clock = style({
  position: 'absolute',
  insetInlineStart: 0,
  '@media': whereItMoves({ '::before': { content: '', ...asItComes(ticking) } }),
});

export const cents = style({ fontSize: '.38em', verticalAlign: '1.15em', letterSpacing: 0 });

export const note = style({
  marginTop: vars.space[4],
  fontSize: vars.size.small,
  color: vars.color.onHoney2,
});

/** Honey glows in either theme, so the button on it stays dark. */
export const action = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  marginTop: vars.space[5],
  vars: { [vars.color.ink]: art.ink, [vars.color.inkHover]: '#511D1B', [vars.color.bg]: art.paper },
});
