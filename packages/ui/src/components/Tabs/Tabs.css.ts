import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { visuallyHidden } from '../../styles/rules';
import { art, focusRing, media, scrollTarget, vars } from '../../styles-entry';

/** Indexes of the tabs in the longest list. */
export const places = [0, 1, 2, 3, 4, 5] as const;

/** Grid rows of each tab and of its text. */
export const rowsOfPlace = Object.fromEntries(
  places.map((place) => [place, { tab: place * 2 + 1, text: place * 2 + 2 }]),
);

/** Padding above and below a tab's title. */
export const titlePadding = '22px';

/** Size of titles on a phone, small enough that the start of a third tab is visible. */
export const phoneTitleSize = '1.5rem';

const rule = `1px solid ${vars.color.lineStrong}`;
const gap = 'clamp(32px, 5vw, 72px)';

const fade = keyframes({ from: { opacity: 0 } });

/** Grid of all tabs, their texts and the stage; the last row takes the remaining height. */
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
  // The panel covers the whole grid, so it lets the pointer through to the tabs.
  pointerEvents: 'none',
  ':focus-visible': { outline: 'none' },
  '@media': {
    [media.mobile]: {
      display: 'block',
      // Keeps the list of tabs in view above the panel.
      scrollMarginTop: `calc(${phoneTitleSize} + 2 * ${titlePadding} + ${scrollTarget.scrollMarginTop})`,
    },
    // On screen only, as paper shows every text beneath its title.
    screen: { selectors: { '&[hidden]': { display: 'none' } } },
    print: { display: 'grid' },
  },
});

/**
 * Panel that is shown, before React mounts, while the address names it. Otherwise it is visually
 * hidden, so that it can still be read out and found.
 */
export const shownByAddress = style({
  '@media': { screen: { selectors: { '&:not(:target)': visuallyHidden } } },
});

/**
 * Panel that is shown, before React mounts, unless the address names another. Without `:has()` it
 * stays visible beneath the named one.
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

/** Line below the last text, shown while the last tab is selected. */
export const lastDescription = style({
  '@media': { [`screen and ${media.tabletUp}`]: { borderBottom: rule } },
});

/** Grid row of each tab's text. */
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
  // A pseudo-element, so that the filter dims the background without the content.
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
