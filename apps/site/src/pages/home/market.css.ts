import { media, scrollDriven, typography, vars } from '@tallycomb/ui/styles';
import { keyframes, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { bundles, median, toothWidth, you } from './market-comb';
import { hanging, tangled } from './market-tangle';

const { color } = vars;

/** Clips the tangle at the sides of a phone's window, without a scroll container that would take over its timeline. */
export const section = style({ '@media': { screen: { overflowX: 'clip' } } });

/** Steps and drawing, at most one screen high, or two on a phone. */
export const story = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  alignItems: 'start',
  gap: `${vars.space[6]} clamp(24px, 5vw, 96px)`,
  marginTop: vars.space[6],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const steps = style({
  borderBottom: `1px solid ${color.lineStrong}`,
  '@media': { [media.tabletUp]: { gridRow: 1 } },
});

export const step = style({
  ...typography.lead,
  paddingBlock: vars.space[4],
  borderTop: `1px solid ${color.lineStrong}`,
  textWrap: 'pretty',
});

/** Scroll progress of the drawing through the window. */
const timeline = '--market';

const canComb = '(animation-timeline: view()) and (d: path("M0 0"))';

/** Limits a rule to browsers that can animate paths by scrolling, and to visitors who accept motion; others see the finished comb. */
const whereCombed = (
  rule: NonNullable<NonNullable<StyleRule['@supports']>[string]>,
): StyleRule => ({
  '@media': { [`screen and ${media.motionOk}`]: { '@supports': { [canComb]: rule } } },
});

/** Range of the story in percent of the timeline: from most of the drawing in view until before it reaches the top. */
const [begin, end] = [28, 60];
const onTheWay = (percent: number) => `cover ${begin + (percent / 100) * (end - begin)}%`;

/** An `animation-range` between two percentages of the story. */
const during = (from: number, to: number) => `${onTheWay(from)} ${onTheWay(to)}`;

const hairWidth = 1.8;

const path = (d: string) => `path("${d}")`;

/** Keyframes from the tangle over parallel strands to the teeth that are drawn without animation. */
const combs = Object.fromEntries(
  Object.entries(bundles).map(([name, bundle]) => [
    name,
    keyframes({
      from: { d: path(tangled(bundle)), strokeWidth: hairWidth },
      '55%': { d: path(hanging(bundle)), strokeWidth: hairWidth * 2 },
    }),
  ]),
) as Record<keyof typeof bundles, string>;

const reddens = keyframes({ from: { stroke: color.strand }, '55%': { stroke: color.strand } });
const becomesYours = keyframes({ from: { stroke: color.comb } });

const combing = during(0, 45);

export const art = style({
  viewTimelineName: timeline,
  width: '100%',
  overflow: 'visible',
  fontSize: '22px',
});

const combedHair = {
  dark: { name: `${combs.dark}, ${reddens}`, range: combing, stroke: color.comb },
  red: { name: combs.red, range: combing, stroke: color.comb },
  you: {
    name: `${combs.you}, ${becomesYours}`,
    range: `${combing}, ${during(70, 76)}`,
    stroke: color.combYou,
  },
} as const;

export const hair = styleVariants(combedHair, ({ name, range, stroke }) => [
  { fill: 'none', stroke, strokeWidth: toothWidth, strokeLinecap: 'round' },
  whereCombed({ ...scrollDriven({ name, timeline }), animationRange: range }),
]);

/** Brings in a part of the chart when its step is told. */
const appears = (from: number, to: number, name: string) =>
  whereCombed({
    ...scrollDriven({ name, timeline, timingFunction: vars.ease }),
    animationRange: during(from, to),
  });

const slidesIn = keyframes({ from: { transform: 'scaleX(0)' } });
const dropsIn = keyframes({ from: { opacity: 0, translate: '0 -260px' }, '20%': { opacity: 1 } });
const rises = keyframes({ from: { scale: 0 } });
const fills = keyframes({ from: { strokeDashoffset: 1 } });
const shows = keyframes({ from: { opacity: 0 } });

export const spine = style([{ fill: color.comb }, appears(25, 45, slidesIn)]);

/** The line between the two prices, with `pathLength="1"` so that it can be drawn from its foot. */
export const gap = style([
  { stroke: vars.color.figure, strokeWidth: toothWidth, strokeDasharray: 1 },
  appears(82, 92, fills),
]);

export const level = style([
  { stroke: color.ink, strokeWidth: 1.75, strokeDasharray: '4 5' },
  appears(80, 84, shows),
]);

export const missing = style([
  { fill: color.ink, font: `500 46px ${vars.font.display}`, textAnchor: 'end' },
  appears(86, 92, shows),
]);

export const flags = styleVariants({
  median: [appears(50, 66, dropsIn)],
  you: [{ transformOrigin: `${you.x}px ${median.tip}px` }, appears(72, 82, rises)],
});

export const pole = style({ stroke: color.ink, strokeWidth: 2.5 });

export const signs = styleVariants({ median: color.flag, you: color.combYou }, (fill) => ({
  fill,
}));

export const words = styleVariants({ median: color.onFlag, you: color.onCombYou }, (fill) => ({
  fill,
  fontWeight: 500,
  textAnchor: 'middle',
}));

export const price = style({ fontWeight: 700 });
