/** Charts of tables, and the breaks between sections. */
import { media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

/** From here on, a chart stands beside its table. */
export const beside = 'screen and (min-width: 1200px)';
export const chartWidth = '22rem';
export const chartGap = 'clamp(28px, 3vw, 48px)';

export const plate = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': {
    [beside]: {
      gridTemplateColumns: `minmax(0, 1fr) ${chartWidth}`,
      columnGap: chartGap,
      alignItems: 'start',
    },
    print: { display: 'block' },
  },
});

/** Text that is enlarged alone grows by a third at most: more leaves the drawing, and the table has it all. */
const chartText = (size: string, most: string) => `min(${size}, ${most})`;

/** As wide as its column; across it is drawn in shares, so its text keeps its size. */
export const chart = style({
  ...typography.caption,
  fontSize: chartText(vars.size.caption, '17px'),
  width: '100%',
  maxWidth: '30rem',
  overflow: 'visible',
  fill: color.ink2,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { maxWidth: '24rem', marginTop: vars.space[5] } },
});

const inChart = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${chart} ${selector}`, rule);

// There is no teal among the line tokens; the focus ring's is the one that passes on all backgrounds.
const plain = color.focus;

inChart('line', { stroke: plain, strokeLinecap: 'round' });
inChart('rect', { fill: plain, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });
inChart(':is([data-look=second], [data-look=you], [data-look=below])', { stroke: color.lacquer });
inChart('[data-look=median]', { stroke: color.ink });
inChart('line[data-look]', {
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});
inChart(':is([data-look=second], [data-look=you], [data-look=below], [data-look=median])', {
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});
inChart('text', { '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });
inChart(':is([data-look=value], [data-look=name])', { fill: color.ink, fontWeight: 600 });
inChart('[data-look=name]', { fontSize: chartText(vars.size.small, '20px') });

export const drawnBreak = style({
  width: '100%',
  overflow: 'visible',
  fill: color.hatch,
  stroke: color.hatch,
  strokeWidth: 0,
  selectors: { '&&': { marginTop: 'clamp(3rem, 2.4rem + 2.4vw, 5rem)' } },
  '@media': {
    [media.forcedColors]: { fill: 'GrayText', stroke: 'GrayText' },
    print: { display: 'none' },
  },
});

globalStyle(`${drawnBreak} path`, { strokeWidth: 8, strokeLinecap: 'round' });
globalStyle(`${drawnBreak} [data-look=you]`, { stroke: color.lacquer });
