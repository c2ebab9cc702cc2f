import { scrollDriven, vars } from '@tallycomb/ui/styles';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { bundles, median, toothWidth, you } from './market-comb';
import { during, timeline, whereCombed } from './market-motion';
import { hanging, tangled } from './market-tangle';

const { color } = vars;
const hairWidth = 1.8;

const path = (d: string) => `path("${d}")`;

/** From the tangle over parallel strands to teeth in order, which are what is drawn without it. */
const combs = Object.fromEntries(
  Object.entries(bundles).map(([name, bundle]) => [
    name,
    keyframes({
      from: { d: path(tangled(bundle)), strokeWidth: hairWidth },
      '55%': { d: path(hanging(bundle)), strokeWidth: hairWidth * 2 },
    }),
  ]),
) as Record<keyof typeof bundles, string>;

const darkens = keyframes({ from: { stroke: color.strand }, '55%': { stroke: color.strand } });
const turns = keyframes({ from: { stroke: color.comb } });

const combing = during(0, 45);

export const art = style({
  viewTimelineName: timeline,
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fontFamily: vars.font.text,
  fontSize: '22px',
});

const hairBase = style({
  fill: 'none',
  stroke: color.comb,
  strokeWidth: toothWidth,
  strokeLinecap: 'round',
});

export const hair = styleVariants({
  dark: [
    hairBase,
    whereCombed({
      ...scrollDriven({ name: `${combs.dark}, ${darkens}`, timeline }),
      animationRange: combing,
    }),
  ],
  red: [
    hairBase,
    whereCombed({
      ...scrollDriven({ name: combs.red, timeline }),
      animationRange: combing,
    }),
  ],
  you: [
    hairBase,
    { stroke: color.combYou },
    whereCombed({
      ...scrollDriven({ name: `${combs.you}, ${turns}`, timeline }),
      animationRange: `${combing}, ${during(70, 76)}`,
    }),
  ],
});

/** One after the other, as the steps tell them. */
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

/** Of one unit's length, whatever it measures, so that it can be drawn from its foot. */
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
