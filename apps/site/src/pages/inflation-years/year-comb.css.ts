import { media, typography, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, size } = vars;
const spine = '2rem';
const toothWidth = 'clamp(2.5px, .9vw, 12px)';

/** Its spine runs from edge to edge and carries the years. */
export const figure = style({
  marginTop: 'clamp(32px, 4vw, 64px)',
  '::after': { content: '', display: 'block', height: spine, background: color.night },
  '@media': {
    [media.forcedColors]: { '::after': { background: 'CanvasText' } },
    print: { '::after': { content: 'none' } },
  },
});

/** Words over the shorter teeth, where those are wide enough to leave room. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateAreas: '". words"',
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"words" "comb"' },
  },
});

export const words = style({ gridArea: 'words', color: color.onHoney });

export const oldest = style({ fontSize: size.lead, lineHeight: 1.45, textWrap: 'pretty' });

export const amount = style({ ...typography.num, display: 'block', marginBottom: vars.space[4] });

export const unit = style({
  ...typography.small,
  maxWidth: '34em',
  marginTop: vars.space[4],
  textWrap: 'pretty',
  '@media': { print: { display: 'none' } },
});

export const comb = style({
  gridArea: '1 / 1 / 2 / -1',
  width: '100%',
  height: 'clamp(200px, 36vw, 520px)',
  overflow: 'visible',
  '@media': {
    [media.stacked]: { gridArea: 'comb', marginTop: vars.space[6] },
    print: { display: 'none' },
  },
});

/** Moved down by its radius: the round end then stops exactly at the height. */
const toothBase = style({
  strokeWidth: toothWidth,
  strokeLinecap: 'round',
  transform: `translateY(calc(${toothWidth} / 2))`,
});

export const tooth = styleVariants({ oldest: color.lacquer, later: color.night }, (stroke) => [
  toothBase,
  { stroke, '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } },
]);

export const price = style({
  stroke: color.onNight,
  strokeWidth: '2px',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

export const year = style({
  fill: color.onNight,
  font: `600 ${size.caption} ${vars.font.text}`,
  textAnchor: 'middle',
  transform: `translateY(calc(${spine} / 2 + .36em))`,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});
