import { art, media, scrollDriven, type, vars } from '@tallycomb/ui/styles';
import { keyframes, style } from '@vanilla-extract/css';

export const section = style({ overflow: 'hidden' });

/** Runs while the section comes in. */
const comingIn = (name: string) => ({
  [`screen and ${media.motionOk}`]: {
    '@supports': {
      '(animation-timeline: view())': {
        ...scrollDriven({ name, timeline: 'view()' }),
        animationRange: 'entry 10% cover 50%',
      },
    },
  },
});

/** One month after the other. */
const passing = keyframes({
  from: { clipPath: 'inset(0 100% 0 0)' },
  to: { clipPath: 'inset(0)' },
});
const growing = keyframes({ from: { scale: 0.5 } });

export const months = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  stroke: vars.color.inflHatch,
  strokeLinecap: 'round',
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

export const lead = style({
  gridColumn: '9 / 13',
  alignSelf: 'start',
  paddingTop: '.6em',
  color: vars.color.onHoney,
  '@media': { [media.stacked]: { paddingTop: vars.space[4] } },
});

/** On a phone, as large as six figures and the two small ones after them leave room for. */
export const figure = style({
  ...type.figure,
  gridColumn: '1 / -1',
  marginTop: 'clamp(24px, 4vw, 64px)',
  // For a visitor's own letter spacing; nothing else needs a second line.
  overflowWrap: 'anywhere',
  transformOrigin: '0 100%',
  '@media': { ...comingIn(growing), [`screen and ${media.mobile}`]: { fontSize: '32vw' } },
});

export const cents = style({ fontSize: '.38em', verticalAlign: '1.15em', letterSpacing: 0 });

export const note = style({
  gridColumn: '1 / 8',
  maxWidth: '34em',
  fontSize: vars.size.small,
  color: vars.color.onHoney2,
  textWrap: 'pretty',
  '@media': { [media.stacked]: { marginBlock: '24px 28px' }, print: { marginBlock: '12px 0' } },
});

/** Honey glows in either theme, so the button on it stays dark. */
export const action = style({
  gridColumn: '9 / 13',
  justifySelf: 'end',
  vars: { [vars.color.ink]: art.ink, [vars.color.inkHover]: '#511D1B', [vars.color.bg]: art.paper },
});
