import { media, scrollDriven, typography, vars } from '@tallycomb/ui/styles';
import { keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { clockReadings } from './loss-clock';

const timeline = '--months';

export const section = style({
  viewTimelineName: timeline,
  overflow: 'hidden',
  vars: { [vars.color.strike]: vars.color.lacquerOnHoney },
});

/** Animation that scrolling drives while the section enters, until it reaches the middle. */
const whileEntering = (name: string) => ({
  ...scrollDriven({ name, timeline }),
  animationRange: 'entry 30% cover 50%',
});

const ifMotionWelcome = (rule: NonNullable<NonNullable<StyleRule['@supports']>[string]>) => ({
  [`screen and ${media.motionOk}`]: { '@supports': { '(animation-timeline: view())': rule } },
});

const onEntry = (name: string) => ifMotionWelcome(whileEntering(name));

/** Uncovers the teeth of the months from left to right. */
const passing = keyframes({
  from: { clipPath: 'inset(0 100% 0 0)' },
  to: { clipPath: 'inset(0)' },
});
const growing = keyframes({ from: { scale: 0.5 } });
/** Hides the final figure until the clock reaches it. */
const waiting = keyframes({ 'from, 99.9%': { opacity: 0 } });
const ticking = keyframes({
  ...Object.fromEntries(
    clockReadings.map(([elapsed, loss]) => [elapsed, { content: `"${loss}"` }]),
  ),
  to: { content: '""' },
});

export const months = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  width: '100%',
  '@media': {
    ...onEntry(passing),
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

export const heading = style({ gridColumn: '1 / 8', alignSelf: 'start' });

/** Text in front of the teeth, over their longest ones. */
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

/** The yearly loss; on a phone as large as six digits and two small ones for the cents allow. */
export const figure = style({
  ...typography.figure,
  position: 'relative',
  gridColumn: '1 / -1',
  marginTop: 'clamp(24px, 4vw, 64px)',
  // Breaks only under a visitor's own letter spacing.
  overflowWrap: 'anywhere',
  transformOrigin: '0 100%',
  '@media': { ...onEntry(growing), [`screen and ${media.mobile}`]: { fontSize: '32vw' } },
});

export const amount = style({ '@media': onEntry(waiting) });

/** Shows, in the figure's place, the loss by the month whose tooth appears. */
export const clock = style({
  position: 'absolute',
  insetInlineStart: 0,
  '@media': ifMotionWelcome({ '::before': { content: '', ...whileEntering(ticking) } }),
});

export const cents = style({ fontSize: '.38em', verticalAlign: '1.15em', letterSpacing: 0 });

export const note = style({
  marginTop: vars.space[4],
  fontSize: vars.size.small,
  color: vars.color.onHoney2,
});

/** Stand above the teeth, or left of the long ones. */
export const actions = style({
  // In front of the figure, whose glyphs reach below their line.
  position: 'relative',
  gridColumn: '1 / -1',
  marginTop: vars.space[5],
  paddingBottom: '4.5rem',
});

export const menu = style({ ...typography.small, marginTop: vars.space[4] });
