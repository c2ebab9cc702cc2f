import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../../packages/ui/src/styles/rules';
import { media, typography, vars } from '../../../packages/ui/src/styles-entry';

const { color, space } = vars;

const chamfer = '28px';
const holeAt = '30px';

/** Styles an element of Storybook or Markdown on a phone alone. */
const onPhone = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [media.mobile]: rule } });

export const head = style({
  marginBottom: space[5],
  padding: `${space[5]} ${space[6]} ${space[6]} 64px`,
  borderRadius: vars.radius.card,
  background: color.backgroundHero,
  clipPath: `polygon(${chamfer} 0, 100% 0, 100% 100%, ${chamfer} 100%, 0 calc(100% - ${chamfer}), 0 ${chamfer})`,
  maskImage: `radial-gradient(circle 8px at ${holeAt} 50%, #0000 94%, #000)`,
  '@media': {
    [media.mobile]: { paddingBlock: space[5], paddingRight: space[5] },
    [media.forcedColors]: { border: '1px solid', clipPath: 'none', maskImage: 'none' },
  },
});

export const name = style({ ...typography.h2, overflowWrap: 'anywhere' });
export const purpose = style({ ...typography.lead, marginTop: space[4], maxWidth: '32em' });

/** A page of text, whose drawings and tables are wider than its paragraphs. */
export const words = style({ maxWidth: 'none' });
globalStyle(`${words} > :is(p, ul, ol), ${words} > div:not([class]) > :is(p, ul)`, {
  maxWidth: '42.5rem',
});
globalStyle(`${words} > :not(p, ul, ol, h1, h2, header, section, .sb-anchor)`, {
  marginBlock: space[6],
});
globalStyle(`${words} :not(pre) > code`, { whiteSpace: 'normal' });
globalStyle(`${words} > h1`, { ...typography.h2, marginTop: 0 });
globalStyle(`${words} > h2`, { ...typography.h3, marginTop: space[7] });

export const section = style({ marginTop: space[6] });
export const title = style({
  ...typography.h3,
  marginBottom: space[4],
  scrollMarginTop: space[5],
});

/** Storybook’s table of props; on a phone cells are below each other. */
export const props = style({});
globalStyle(`${props} table`, { marginBlock: '0 !important' });
onPhone(`${props} tbody`, { filter: 'none !important' });
globalStyle(`${props} td`, { paddingBlock: '6px !important' });
globalStyle(`${props} td:nth-of-type(2) :is(div, p)`, { display: 'inline' });
globalStyle(`:is(${section}, ${props}) > p`, { ...typography.small, marginBlock: space[3] });
onPhone(`${props} :is(table, tbody, tr, td)`, { display: 'block', width: 'auto !important' });
onPhone(`${props} tr`, { borderBottom: `1px solid ${color.line}`, paddingBlock: space[2] });
onPhone(`${props} td`, {
  padding: '2px 0 !important',
  border: '0 !important',
  background: 'none !important',
});
// Default and control share a line, where there is room.
for (const [at, label] of Object.entries({ 3: 'Default', 4: 'Try' })) {
  const cell = `${props} td:nth-child(${at})`;
  onPhone(cell, { display: 'inline-flex', alignItems: 'start', gap: space[2] });
  onPhone(`${cell}::before`, { content: `"${label}: "` });
}
onPhone(`${props} td *`, { whiteSpace: 'normal !important' });
onPhone(`${props} td:is(:nth-child(3):has(> span), :nth-child(4):not(:has([id])))`, {
  display: 'none',
});
onPhone('.sbdocs thead', visuallyHidden);

// Code of more than 40 lines scrolls in its box, whose button copies all of it.
globalStyle('.sbdocs pre', { overflow: 'auto', background: `${color.surface} !important` });
globalStyle('.sbdocs .docblock-source', { margin: 0, background: color.surface });
globalStyle(`${words} > .docblock-source`, { marginBlock: space[3] });

// The first example: light beside dark, or above it; as wide as a phone.
onPhone('.docs-story', { padding: '0 !important' });
globalStyle('[id$="--primary-inner"]', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
});

// Otherwise a page would begin where the last one was left, its scroll to the top being interrupted.
globalStyle('html:has(#storybook-docs:not([hidden]))', { scrollBehavior: 'auto' });

// Leaves the first screen to the component.
globalStyle('.sbdocs.sbdocs-wrapper', { paddingTop: space[6] });
onPhone('.sbdocs.sbdocs-wrapper', { paddingInline: space[5] });

// Storybook’s list of contents, in the page’s font; hidden when empty.
globalStyle('.sbdocs-toc--custom h2', {
  ...typography.caption,
  fontFamily: vars.font.text,
  fontWeight: 600,
  textTransform: 'none',
});
globalStyle('.sbdocs-toc--custom nav:not(:has(li))', { display: 'none' });
globalStyle('.sbdocs-toc--custom .toc-list', { borderColor: `${color.line} !important` });

export const button = style({
  ...typography.caption,
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  borderBottom: `1px dotted ${color.lineStrong}`,
  background: 'none',
  color: 'inherit',
  fontFamily: 'ui-monospace, monospace',
  textAlign: 'left',
  overflowWrap: 'break-word',
  cursor: 'pointer',
  '@media': { [media.hover]: { ':hover': { borderBottom: '1px solid' } } },
});

/** Version and switch of themes above each page. */
export const above = style({
  ...typography.caption,
  margin: `-${space[5]} 0 ${space[2]}`,
  textAlign: 'right',
  '@media': { [media.mobile]: { marginBottom: space[4] } },
});
export const themeSwitch = style([
  button,
  { borderBottomStyle: 'solid', color: color.accentText, font: 'inherit', fontWeight: 600 },
]);

export const table = style({
  ...typography.small,
  width: '100%',
  marginTop: space[3],
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'left',
});

/** On a phone cells are below the row’s name, side by side. */
globalStyle(`${table} tr`, { borderBottom: `1px solid ${color.line}` });
onPhone(`${table} tr`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[2],
});
onPhone(`${table} :is(th, td:nth-child(2):nth-last-child(odd))`, { gridColumn: '1 / -1' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[1]} ${space[5]} ${space[1]} 0`,
  fontWeight: 400,
  verticalAlign: 'top',
  overflowWrap: 'break-word',
  '@media': { [media.mobile]: { padding: 0, overflowWrap: 'anywhere' } },
});
onPhone(`${table} [scope=row]`, { fontWeight: 600 });
globalStyle(`${table} [scope=col]`, { ...typography.caption, color: color.ink2, fontWeight: 600 });
onPhone(`${table} td:empty`, { display: 'none' });
onPhone(`${table} td::before`, { content: 'attr(data-heading) ": "', color: color.ink2 });
globalStyle(`:is(${table} a, ${button})`, {
  '@media': { [media.tabletUp]: { whiteSpace: 'nowrap' } },
});

// One look for all links, ours and Storybook’s.
globalStyle(
  `:is(${words}, ${table}, ${section} > p) a:not(:where([class^=css], .sb-story *, [inert] *))`,
  {
    color: color.accentText,
    fontWeight: 'inherit',
    textDecoration: 'underline 1px',
    textUnderlineOffset: '3px',
  },
);

/** A component in a state, small enough for a column. */
export const drawn = style({ zoom: 0.6, padding: space[2] });

/** A token after the property that it sets. */
export const use = style({ ...typography.caption, display: 'block' });

// Storybook sets descriptions in its own font.
globalStyle(`:is(:is(${section}, ${props}) > p > code, ${table} p, ${table} code):not([inert] *)`, {
  ...typography.small,
  margin: 0,
  color: color.ink,
});

const gridOf = (least: string) =>
  style({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
    gap: space[5],
    alignItems: 'start',
  });
/** Two in a row. */
export const halves = gridOf('22rem');

const side = {
  padding: space[5],
  borderRadius: vars.radius.card,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
} as const;

export const doAdvice = style({ ...side, background: color.goodBg, color: color.good });
export const dontAdvice = style({ ...side, background: color.warnBg, color: color.warn });

const sides = `:is(${doAdvice}, ${dontAdvice})`;
globalStyle(`${sides} > h3`, { ...typography.h4, marginBottom: space[3], color: 'inherit' });
globalStyle(`${sides} > ul > li`, {
  ...typography.small,
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[1],
});
globalStyle(`${sides} > ul > li > svg`, { width: '20px', height: '20px', marginTop: '.2em' });

/** Drawing of a line of advice. */
export const example = style({
  gridColumn: 2,
  marginTop: space[2],
  padding: space[4],
  '@media': { [media.mobile]: { gridColumn: '1 / -1', padding: space[2] } },
  overflow: 'hidden',
  // Keeps fixed elements in their example.
  contain: 'paint',
  borderRadius: vars.radius.control,
  background: color.bg,
  color: color.ink,
});
globalStyle(`${example} *`, { animation: 'none !important' });

/** Side by side: all examples on the first background, the variants alone on the others. */
export const sheet = style({
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
});

globalStyle(`${sheet} > *`, { flex: '1 1 18rem', minWidth: 0 });
// On a phone backgrounds stand side by side, to be swiped.
onPhone(sheet, { flexWrap: 'nowrap', overflowX: 'auto' });
onPhone(`${sheet} > :not(:only-child)`, { flex: '0 0 88% !important' });
globalStyle(`${sheet} > :first-child`, { flexBasis: '100%' });

export const band = style({
  padding: space[5],
  '@media': { [media.mobile]: { padding: space[4] } },
});
export const night = style([band, { background: color.night, color: color.onNight }]);

export const background = style({ ...typography.h4, marginBottom: space[4] });

export const states = gridOf('15.5rem');
export const ownStates = gridOf('24rem');
export const wide = style({ gridColumn: '1 / -1' });

export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  // Room for a focus ring, which would be cut off.
  '@media': { [media.mobile]: { margin: '-6px', padding: '6px', overflowX: 'auto' } },
});
/** Shrinks large drawings instead of cutting them off. */
globalStyle(`:is(${state}, .docs-story) svg`, { maxWidth: '100%' });
export const stateName = style({ ...typography.caption, color: 'inherit' });
globalStyle(`${stateName} a`, { color: 'inherit', textUnderlineOffset: '3px' });
