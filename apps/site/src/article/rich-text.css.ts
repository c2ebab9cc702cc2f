import { art, media, scrollTarget, typography, vars } from '@tallycomb/ui/styles';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { columnGap } from './article.css';
import { besideTable, chartGap, chartWidth, drawnBreak, plate, region, wide } from './table.css';

const { color } = vars;

export const measure = '42.5rem';

/** As wide as its column; paragraphs are limited to the measure, wide tables are not. */
export const text = style({ selectors: { '&&': { maxWidth: 'none' } } });

globalStyle(`${text} > *`, { '@media': { screen: { maxWidth: measure } } });
globalStyle(`${text} > ${region}:has(> ${wide})`, { maxWidth: 'none' });

// Set by the renderer: with `:has()` before a `*`, Chromium would recalculate all styles of this
// page, and of any other, at each change.
const withPlates = '[data-plates]';

/** Width that a chart leaves of the column; on small desktops less than the measure. */
const besideChart = `calc(100% - ${chartWidth} - ${chartGap})`;

globalStyle(`${text}${withPlates} > *`, {
  '@media': { [besideTable]: { maxWidth: `min(${measure}, ${besideChart})` } },
});

const examplePadding = 'clamp(20px, 2.6vw, 36px)';

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

// May break across sheets: kept whole, it would leave half a sheet empty before it.
globalStyle(`${example}:has(> ${plate})`, { '@media': { print: { breakInside: 'auto' } } });
globalStyle(`${example} > :not(figcaption) + *`, { marginTop: vars.space[5] });
globalStyle(`${example} > ol`, { paddingLeft: '1.4em', listStyle: 'decimal' });
globalStyle(`${example} > :is(p, ol)`, { '@media': { [besideTable]: { maxWidth: besideChart } } });

const posterFill = createVar();

/** A quote on a background that reaches the page's sides, or the list of sections beside the text. */
export const poster = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'center',
  columnGap: 'clamp(16px, 3vw, 48px)',
  color: art.ink,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: '0 -100vw',
    background: posterFill,
    filter: vars.artFilter,
  },
  // Thrice, to outrank the measure of the text's children.
  selectors: { '&&&': { maxWidth: 'none', marginBlock: 'clamp(64px, 7vw, 120px)' } },
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.tabletUp]: { '::before': { left: `calc(${columnGap} / -2)` } },
    [media.forcedColors]: { borderBlock: '1px solid' },
    print: {
      display: 'block',
      borderLeft: `6px solid ${vars.color.lacquer}`,
      paddingLeft: vars.space[5],
      color: vars.color.ink,
      '::before': { display: 'none' },
      selectors: { '&&&': { marginBlock: vars.space[6] } },
    },
  },
});

export const posterBackground = styleVariants({
  mint: { vars: { [posterFill]: art.mint } },
  powder: { vars: { [posterFill]: art.powder } },
  honey: { vars: { [posterFill]: art.honey } },
  jar: { vars: { [posterFill]: art.jar } },
});

/** Size and width are chosen so that sentences break at their pauses. */
export const posterSentence = style({
  ...typography.h2,
  paddingBlock: 'clamp(48px, 5vw, 88px)',
  maxWidth: '8.4em',
  fontSize: 'clamp(min(11.25vw, 2.75rem), 1.6rem + 2.7vw, 4.25rem)',
  textWrap: 'balance',
  '@media': {
    [media.narrow]: { paddingBottom: vars.space[5] },
    print: { paddingBlock: 0, fontSize: '1.75rem' },
  },
});

/** Stands on the lower edge of the background. */
export const posterScene = style({
  alignSelf: 'end',
  width: '100%',
  maxWidth: '35rem',
  filter: vars.artFilter,
  '@media': {
    [media.narrow]: { maxWidth: '24rem', marginInline: 'auto' },
    print: { display: 'none' },
  },
});

// Notes, key figures and charts in the margin column.

/** Distance from the end of a line to the margin column. */
const toMargin = createVar();

const inMargin = { position: 'absolute', left: '100%' } as const;

/** Background of a key figure, which covers the end of its dotted line. */
const ground = createVar();

export const keyFigure = style({
  // A break would separate number and unit, and the dots from the figure in the margin.
  whiteSpace: 'nowrap',
  '@media': {
    [besideTable]: {
      // The dots lead from the step to its result, as on a price list.
      '::before': {
        ...inMargin,
        content: '',
        width: `calc(${toMargin} + ${chartWidth})`,
        marginTop: '.8em',
        borderTop: `2px dotted ${color.lineStrong}`,
      },
      '::after': {
        ...typography.num,
        position: 'absolute',
        // At the margin's far edge, over the dots.
        right: `calc(-1 * (${toMargin} + ${chartWidth}))`,
        content: 'attr(data-figure) / ""',
        translate: '0 -42%',
        paddingLeft: '12px',
        background: ground,
        fontSize: '5rem',
        lineHeight: 1,
        color: color.accentText,
      },
    },
    [media.forcedColors]: { '::after': { color: 'CanvasText' } },
  },
});

globalStyle(`${text} :is(p, ol):has(${keyFigure})`, {
  vars: { [toMargin]: chartGap, [ground]: color.bg },
  position: 'relative',
});
globalStyle(`${example} :is(p, ol):has(${keyFigure})`, { vars: { [ground]: color.surface } });

const chamfer = '36px';
const hole = { top: '40px', radius: '7px' } as const;

const answerBase = style({
  ...typography.question,
  display: 'none',
  '@media': {
    [besideTable]: {
      display: 'block',
      float: 'right',
      width: '17rem',
      margin: `0 calc((${chartWidth} - 17rem) / 2) 0 0`,
      padding: '84px 32px 40px',
      rotate: '1.6deg',
      clipPath: `polygon(${chamfer} 0, calc(100% - ${chamfer}) 0, 100% ${chamfer}, 100% 100%, 0 100%, 0 ${chamfer})`,
      mask: `radial-gradient(circle at 50% ${hole.top}, transparent ${hole.radius}, #000 calc(${hole.radius} + .5px))`,
      color: art.ink,
      filter: vars.artFilter,
      textAlign: 'center',
      textWrap: 'balance',
    },
  },
});

const { mint, powder, honey, jar } = art;

export const answer = styleVariants({ mint, powder, honey, jar }, (background) => [
  answerBase,
  { background },
]);

export const answerValue = style({
  ...typography.num,
  display: 'block',
  marginBottom: vars.space[3],
  fontSize: '6rem',
});

/** A formula in large type between two rules, on one line where that fits. */
export const formula = style({
  ...typography.h3,
  marginBlock: vars.space[5],
  paddingBlock: vars.space[4],
  borderBlock: `1px solid ${color.lineStrong}`,
  fontSize: 'clamp(1.75rem, 7.6vw, 2.75rem)',
});

/** A summary of a section. */
export const short = style({
  ...typography.h4,
  borderLeft: `6px solid ${color.lacquer}`,
  paddingLeft: vars.space[4],
  textWrap: 'pretty',
  '@media': { print: { breakInside: 'avoid', breakAfter: 'avoid' } },
});

globalStyle(`${short} > strong`, {
  ...typography.small,
  display: 'block',
  marginBottom: vars.space[1],
  fontFamily: vars.font.text,
  fontWeight: 600,
  color: color.accentText,
});

/** Below a line; its summary stays in the margin beside it, with room. */
export const section = style({
  borderTop: `1px solid ${color.line}`,
  paddingTop: vars.space[5],
  selectors: { '&&': { maxWidth: 'none' }, '* + &': { marginTop: vars.space[7] } },
  '@media': {
    [besideTable]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, ${measure}) minmax(0, 16rem)`,
      justifyContent: 'space-between',
      columnGap: chartGap,
    },
    [media.mobile]: { selectors: { 'section + &': { marginTop: 0 } } },
  },
});

globalStyle(`${section} > h2`, {
  marginTop: 0,
  '@media': { [media.mobile]: { paddingRight: vars.space[6] } },
});
globalStyle(`${section} > :is(${short}, details)`, { marginTop: vars.space[4] });
// More space above a text that begins with a heading of its own.
globalStyle(`${section} > details:has(h3:first-child)`, { marginTop: vars.space[6] });
globalStyle(`${section} > ${short}`, {
  '@media': {
    [besideTable]: {
      position: 'sticky',
      top: '7rem',
      gridArea: '1 / 2 / 3',
      alignSelf: 'start',
      marginTop: vars.space[2],
    },
  },
});
// A wide table takes the margin, too.
globalStyle(`${section}:has(${wide})`, { '@media': { [besideTable]: { display: 'block' } } });

const inText = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${text}${withPlates} > ${selector}`, { '@media': { [besideTable]: rule } });

// Notes float into the margin beside the text. Not right before a drawing, without text beside it,
// nor before a key figure, which is in the margin too.
inText(`[role=note]:not(:has(+ :is(${drawnBreak}, ${poster}), + h2 + p > ${keyFigure}))`, {
  float: 'right',
  clear: 'right',
  width: chartWidth,
});

// Tables and examples take the margin, too, but no table right above a key figure.
inText(`:is(${plate}, ${example}, ${region}:not(:has(+ p > ${keyFigure})), ${drawnBreak})`, {
  maxWidth: 'none',
});
// So do steps and sources, in two columns.
inText(':is(ol, [id=sources] + ul)', { maxWidth: 'none', columns: 2, columnGap: chartGap });
inText(':is(ol, [id=sources] + ul) > li', { breakInside: 'avoid' });
inText(`:is(${plate}, ${example}, ${region}, ${drawnBreak}, ${poster}, ol)`, { clear: 'right' });
