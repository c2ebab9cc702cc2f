import { art, media, typography, vars } from '@tallycomb/ui/styles';
import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';

const { color, size } = vars;
const spine = '2rem';
const combHeight = 'clamp(200px, 32vw, 520px)';
const toothWidth = 'clamp(2.5px, .9vw, 12px)';

/** Colors of the spine and of the years in it, where they are not the page's. */
const [spineFill, spineText] = [createVar(), createVar()];

/** Color around the marked tooth, where its red alone would not stand out. */
const edgeColor = createVar();

/** Of a yellow section, whose teeth are dark in both themes. */
export const onHoney = style({
  vars: {
    [color.strike]: color.lacquer,
    [edgeColor]: 'light-dark(transparent, currentColor)',
    [color.onCombYou]: art.paper,
    [spineFill]: `light-dark(${color.ink}, ${color.night})`,
    [spineText]: `light-dark(${color.bg}, ${color.onNight})`,
  },
});

/** The comb's spine runs from edge to edge of the page and carries the years. */
export const figure = style({
  marginTop: 'clamp(32px, 4vw, 64px)',
  '::after': {
    content: '',
    display: 'block',
    height: spine,
    background: fallbackVar(spineFill, color.ink),
  },
  '@media': {
    [media.forcedColors]: { '::after': { background: 'CanvasText' } },
    print: { '::after': { content: 'none' } },
  },
});

const stageBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Words over the shorter teeth, at the start or the end of the comb. */
export const stage = styleVariants({ start: '"words ."', end: '". words"' }, (areas) => [
  stageBase,
  {
    gridTemplateAreas: areas,
    '@media': { [media.stacked]: { gridTemplateAreas: '"words" "comb"' } },
  },
]);

/**
 * Keeps the words off the tallest tooth below them, a share of the comb's height. Words that need
 * more room make the stage taller.
 */
export const words = styleVariants({ start: 0.5, end: 0.7 }, (share) => ({
  gridArea: 'words',
  paddingBottom: `calc(${combHeight} * ${share})`,
  '@media': { [media.stacked]: { paddingBottom: 0 }, print: { paddingBottom: 0 } },
}));

export const unit = style({
  ...typography.small,
  maxWidth: '34em',
  textWrap: 'pretty',
  marginTop: vars.space[4],
  '@media': { print: { display: 'none' } },
});

export const comb = style({
  gridArea: '1 / 1 / 2 / -1',
  alignSelf: 'end',
  width: '100%',
  height: combHeight,
  overflow: 'visible',
  '@media': {
    [media.stacked]: { gridArea: 'comb', marginTop: vars.space[8] },
    print: { display: 'none' },
  },
});

/** Moved down by its radius, so that the round end stops exactly at the tooth's height. */
const toothBase = style({
  strokeWidth: toothWidth,
  strokeLinecap: 'round',
  transform: `translateY(calc(${toothWidth} / 2))`,
});

/** Of the years out of the story: a share of pale honey in brown. */
const paled = (share: string) =>
  `color-mix(in srgb, ${color.inflHatch} ${share}, ${color.onHoney2})`;

const toothColors = {
  pale: `light-dark(${paled('75%')}, ${paled('62%')})`,
  marked: color.strike,
  plain: 'currentColor',
};

export const tooth = styleVariants(toothColors, (stroke, of) => [
  toothBase,
  {
    stroke,
    '@media': {
      [media.forcedColors]: { stroke: of === 'marked' ? 'Highlight' : 'CanvasText' },
    },
  },
]);

const edgeWidth = `calc(${toothWidth} + 5px)`;

export const edge = style({
  width: edgeWidth,
  fill: fallbackVar(edgeColor, 'transparent'),
  transform: `translate(calc(${edgeWidth} / -2), -2.5px)`,
  '@media': { [media.forcedColors]: { display: 'none' } },
});

/** At the tip of its tooth, over the neighbors on one side. */
export const label = styleVariants({ start: -1, end: 1 }, (side, textAnchor) => ({
  ...typography.h4,
  fill: 'currentColor',
  fontVariantNumeric: 'lining-nums',
  textAnchor,
  transform: `translate(calc(${toothWidth} * ${side / 2}), -14px)`,
}));

export const price = style({
  stroke: color.onCombYou,
  strokeWidth: '2px',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

export const year = style({
  fill: fallbackVar(spineText, color.bg),
  font: `600 ${size.caption} ${vars.font.text}`,
  textAnchor: 'middle',
  transform: `translateY(calc(${spine} / 2 + .36em))`,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});
