/** What stands in the margin column, beside the text that it belongs to. */
import { media, typography, vars } from '@tallycomb/ui/styles';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { beside, chartGap, chartWidth, drawnBreak, plate } from './drawing.css';
import { poster } from './poster.css';
import { example, examplePadding, text } from './rich-text.css';

const { color } = vars;

/** From the end of a line to the margin column. */
const toMargin = createVar();

const inMargin = { position: 'absolute', left: '100%' } as const;

export const keyFigure = style({
  '@media': {
    [beside]: {
      // Two lines would take the dots and the figure to different ones.
      whiteSpace: 'nowrap',
      // The dots lead from the step to its result, as on a price list.
      '::before': {
        ...inMargin,
        content: '',
        width: toMargin,
        marginTop: '.8em',
        borderTop: `2px dotted ${color.lineStrong}`,
      },
      '::after': {
        ...inMargin,
        ...typography.num,
        content: 'attr(data-figure) / ""',
        translate: '0 -42%',
        paddingLeft: `calc(${toMargin} + 12px)`,
        fontSize: '5rem',
        lineHeight: 1,
        color: color.accentText,
      },
    },
    [media.forcedColors]: { '::after': { color: 'CanvasText' } },
  },
});

globalStyle(`${text} :is(p, ol):has(${keyFigure})`, {
  vars: { [toMargin]: chartGap },
  position: 'relative',
});
globalStyle(`${text} ${example} > ol`, {
  vars: { [toMargin]: `calc(${examplePadding} + ${chartGap})` },
});

const inText = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${text}${text}:has(${plate}) > ${selector}`, { '@media': { [beside]: rule } });

// Floats: the text keeps out of the margin by its own width, and no order changes. Right before a
// drawing there is no text for it to stand beside.
inText(`[role=note]:not(:has(+ :is(${drawnBreak}, ${poster})))`, {
  float: 'right',
  clear: 'right',
  width: chartWidth,
});
inText(`:is(${plate}, ${poster}, ${drawnBreak}, :has(> ${plate}))`, { clear: 'right' });
inText(`${drawnBreak}`, { maxWidth: 'none' });
