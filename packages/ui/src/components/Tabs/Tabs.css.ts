import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { art, vars } from '../../styles/contract.css';
import { focusRing } from '../../styles/focus';
import { media } from '../../styles/media';

const rule = `1px solid ${vars.color.lineStrong}`;
const gap = 'clamp(32px, 5vw, 72px)';
const columns = `minmax(0, 5fr) minmax(0, 7fr)`;
/** Tabs in the longest list; each takes a row for itself and one for its text. */
const most = 6;

const fade = keyframes({ from: { opacity: 0 } });

/** Before script: one section below the other, each laid out as the selected tab will be. */
export const tabs = style({ display: 'grid', rowGap: gap });

/** Every tab, its text and the stage lie on one grid; the last row takes up what is left. */
export const mounted = style({
  gridTemplateColumns: columns,
  gridTemplateRows: `repeat(${most * 2}, auto) 1fr`,
  gap: `0 ${gap}`,
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.mobile]: { display: 'block' },
  },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: columns,
  gridTemplateRows: 'auto 1fr',
  columnGap: gap,
  '@media': { [media.stacked]: { display: 'block' } },
});

export const sectionTitle = style({ borderTop: rule });

export const panel = style({
  gridArea: '1 / 1 / -1 / -1',
  display: 'grid',
  gridTemplate: 'subgrid / subgrid',
  // It lies over the whole grid, tabs included: what is not its own lets the pointer through.
  pointerEvents: 'none',
  ':focus-visible': { outline: 'none' },
  '@media': { [media.mobile]: { display: 'block' } },
});

export const description = style({
  maxWidth: '30em',
  paddingBottom: '28px',
  pointerEvents: 'auto',
});

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
  },
});

export const fresh = style({
  '@media': { [media.motionOk]: { animation: `${fade} ${vars.duration.fast}` } },
});

export const ground = styleVariants({
  jar: { background: art.jar },
  powder: { background: art.powder },
  honey: { background: art.honey },
  mint: { background: art.mint },
});

const places = Object.fromEntries(Array.from({ length: most }, (_, at) => [at, at]));

/** On the one grid, the row of a tab and the row of its text. */
export const tabRow = styleVariants(places, (at) => ({ gridRow: at * 2 + 1, gridColumn: 1 }));
export const textRow = styleVariants(places, (at) => ({ gridRow: at * 2 + 2, gridColumn: 1 }));
