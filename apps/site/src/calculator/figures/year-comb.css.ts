import { media, typography, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, size } = vars;
const spine = '2rem';
const combHeight = 'clamp(200px, 32vw, 520px)';
const toothWidth = 'clamp(2.5px, .9vw, 12px)';

/** The comb's spine runs from edge to edge of the page and carries the years. */
export const figure = style({
  marginTop: 'clamp(32px, 4vw, 64px)',
  '::after': { content: '', display: 'block', height: spine, background: 'currentColor' },
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
 * Keeps the words off the tallest tooth below them, at most half as high as the comb. Words that
 * need more room make the stage taller.
 */
export const words = style({
  gridArea: 'words',
  paddingBottom: `calc(${combHeight} / 2)`,
  '@media': { [media.stacked]: { paddingBottom: 0 }, print: { paddingBottom: 0 } },
});

export const unit = style({
  ...typography.small,
  maxWidth: '34em',
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
    [media.stacked]: { gridArea: 'comb', marginTop: vars.space[6] },
    print: { display: 'none' },
  },
});

/** Moved down by its radius, so that the round end stops exactly at the tooth's height. */
const toothBase = style({
  strokeWidth: toothWidth,
  strokeLinecap: 'round',
  transform: `translateY(calc(${toothWidth} / 2))`,
});

const toothColors = {
  pale: `color-mix(in srgb, ${color.inflHatch} 75%, ${color.onHoney2})`,
  marked: color.lacquerOnHoney,
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

export const price = style({
  stroke: color.onCombYou,
  strokeWidth: '2px',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

export const year = style({
  fill: color.onCombYou,
  font: `600 ${size.caption} ${vars.font.text}`,
  textAnchor: 'middle',
  transform: `translateY(calc(${spine} / 2 + .36em))`,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});
