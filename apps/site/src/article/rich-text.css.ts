import { media, scrollTarget, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { beside, chartGap, chartWidth, plate } from './drawing.css';
import { wide } from './wide-table.css';

const measure = '42.5rem';

/** As wide as its column: each paragraph keeps the measure, a wide table takes the room. */
export const text = style({ selectors: { '&&': { maxWidth: 'none' } } });

globalStyle(`${text} > *`, { '@media': { screen: { maxWidth: measure } } });
globalStyle(`${text} > :has(> ${wide})`, { maxWidth: 'none' });
globalStyle(`${text} :is(p, li)`, { textWrap: 'pretty' });

/** What a chart leaves of its column, less than the measure on small desktops. */
const besideChart = `calc(100% - ${chartWidth} - ${chartGap})`;

globalStyle(`${text}:has(${plate}) > *`, {
  '@media': { [beside]: { maxWidth: `min(${measure}, ${besideChart})` } },
});
globalStyle(`${text}${text} > :is(${plate}, :has(> ${plate}))`, {
  '@media': { [beside]: { maxWidth: 'none' } },
});
globalStyle(`${text} :has(> ${plate}) > :not(${plate})`, {
  '@media': { [beside]: { maxWidth: besideChart } },
});

export const examplePadding = 'clamp(20px, 2.6vw, 36px)';

export const example = style({
  ...scrollTarget,
  padding: examplePadding,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.e1,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    print: { border: `1px solid ${vars.color.line}` },
  },
});

export const exampleName = style({
  ...typography.h4,
  marginBottom: vars.space[4],
  textWrap: 'balance',
});

// Too high to stay whole: kept together, it would leave half a sheet empty before it.
globalStyle(`${example}:has(${plate})`, { '@media': { print: { breakInside: 'auto' } } });
globalStyle(`${example} > :not(figcaption) + *`, { marginTop: vars.space[5] });
globalStyle(`${example} > ol`, { paddingLeft: '1.4em', listStyle: 'decimal' });
