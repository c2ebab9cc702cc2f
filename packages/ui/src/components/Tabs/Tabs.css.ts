import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { visuallyHidden } from '../../styles/visually-hidden';
import { art, focusRing, media, scrollTarget, vars } from '../../styles-entry';

/** Places of the tabs in the longest list. */
export const places = [0, 1, 2, 3, 4, 5] as const;

/** On the one grid, the row of each tab and the row of its text. */
export const rowsOfPlace = Object.fromEntries(
  places.map((place) => [place, { tab: place * 2 + 1, text: place * 2 + 2 }]),
);

/** Above and below a tab's title. */
export const titlePadding = '22px';

/** Below 768 pixels: so small that the third of three is seen to be there. */
export const phoneTitleSize = '1.5rem';

const rule = `1px solid ${vars.color.lineStrong}`;
const gap = 'clamp(32px, 5vw, 72px)';

const fade = keyframes({ from: { opacity: 0 } });

/** Every tab, its text and the stage lie on one grid; the last row takes up what is left. */
export const tabs = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 5fr) minmax(0, 7fr)`,
  gridTemplateRows: `repeat(${places.length * 2}, auto) 1fr`,
  gap: `0 ${gap}`,
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.mobile]: { display: 'block' },
    print: { display: 'grid', breakInside: 'avoid' },
  },
});

export const panel = style({
  ...scrollTarget,
  gridArea: '1 / 1 / -1 / -1',
  display: 'grid',
  gridTemplate: 'subgrid / subgrid',
  // It lies over the whole grid, tabs included: what is not its own lets the pointer through.
  pointerEvents: 'none',
  ':focus-visible': { outline: 'none' },
  '@media': {
    [media.mobile]: {
      display: 'block',
      // The list above it stays in view.
      scrollMarginTop: `calc(${phoneTitleSize} + 2 * ${titlePadding} + ${scrollTarget.scrollMarginTop})`,
    },
    // On paper every text stands beneath its title.
    screen: { selectors: { '&[hidden]': { display: 'none' } } },
    print: { display: 'grid' },
  },
});

/**
 * Before React mounts: shown while the address names it. Otherwise it has no size, yet can be read
 * out and searched.
 */
export const shownByAddress = style({
  '@media': { screen: { selectors: { '&:not(:target)': visuallyHidden } } },
});

/**
 * Before React mounts: shown unless the address names another. Without `:has()` it stays beneath the
 * named one.
 */
export const shownByDefault = style({
  '@media': {
    screen: {
      selectors: { [`${tabs}:has(> ${panel}:target) > &:not(:target)`]: visuallyHidden },
    },
  },
});

export const description = style({
  maxWidth: '30em',
  paddingBottom: '28px',
  pointerEvents: 'auto',
});

/** Closes the list below the last text, where the last tab is the selected one. */
export const lastDescription = style({
  '@media': { [`screen and ${media.tabletUp}`]: { borderBottom: rule } },
});

/** On the one grid, the row of a tab's text. */
export const descriptionRow = styleVariants(rowsOfPlace, ({ text }) => ({
  gridRow: text,
  gridColumn: 1,
}));

export const stage = style({
  gridColumn: 2,
  gridRow: '1 / -1',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '640px',
  padding: 'clamp(16px, 3.4vw, 56px)',
  overflow: 'hidden',
  borderRadius: vars.radius.stage,
  color: art.ink,
  pointerEvents: 'auto',
  isolation: 'isolate',
  // Dimmed alone, without the sheet on it.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: 'inherit',
    filter: vars.artFilter,
  },
  selectors: { [`${panel}:focus-visible > &`]: focusRing },
  '@media': {
    [media.stacked]: { gridColumn: 1, gridRow: '-2 / -1', marginTop: vars.space[6] },
    [media.mobile]: {
      minHeight: 0,
      marginTop: 0,
      marginInline: `calc(-1 * ${vars.gutter})`,
      padding: '36px 20px',
      borderRadius: 0,
      selectors: { [`${panel}:focus-visible > &`]: { outlineOffset: '-3px' } },
    },
    [media.forcedColors]: { border: '1px solid' },
    print: { display: 'none' },
  },
});

export const animated = style({
  '@media': { [media.motionOk]: { animation: `${fade} ${vars.duration.fast}` } },
});

export const background = styleVariants({
  aqua: { background: art.jar },
  rose: { background: art.powder },
  amber: { background: art.honey },
  green: { background: art.mint },
});
