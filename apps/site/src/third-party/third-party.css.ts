import { headerHeightPx, media, typography, vars, zOrder } from '@tallycomb/ui/styles';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Height of the buttons in the corners, at most 48 CSS pixels, with their margins. */
const CORNER = `calc(48px + 2 * ${space[4]})`;

export const chatButton = style({
  position: 'fixed',
  left: `max(${space[4]}, env(safe-area-inset-left))`,
  bottom: `max(${space[4]}, env(safe-area-inset-bottom))`,
  zIndex: zOrder.corner,
  // A rim in the page's color sets the button off from the dark footer.
  filter: `drop-shadow(0 0 1px ${color.bg}) drop-shadow(0 0 1px ${color.bg})`,
});

/** Custom property of `<html>`: the panel's height. */
export const ROOM = '--consent-room';

/** Windows high enough for a fixed panel; lower ones have it at the start of the page. */
const highEnough = '(min-height: 34rem)';
const appear = keyframes({ from: { opacity: 0 } });

export const panel = style({
  position: 'relative',
  margin: `${headerHeightPx / 16}rem ${space[4]} ${space[4]}`,
  padding: space[5],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow.e2,
  '@media': {
    [highEnough]: {
      position: 'fixed',
      zIndex: zOrder.consent,
      left: `max(${space[4]}, env(safe-area-inset-left))`,
      bottom: space[5],
      width: `min(29rem, calc(100% - 2 * ${space[4]}))`,
      // Leaves room for the header and a line of the focused element.
      maxHeight: 'calc(100vh - 12rem)',
      margin: 0,
      overflowY: 'auto',
      // Above toasts while it has the focus (WCAG 2.4.11).
      ':focus-within': { zIndex: zOrder.toast + 1 },
    },
    // Clear of the buttons in the corners, whose focus it would hide.
    [`${highEnough} and ${media.mobile}`]: { bottom: CORNER },
    [media.motionOk]: { animation: `${appear} ${vars.duration.base} ${vars.ease}` },
    print: { display: 'none' },
  },
});

globalStyle(`html:has(${chatButton}) ${panel}`, {
  '@media': { [highEnough]: { bottom: CORNER } },
});

// Thrice, to outrank the smaller padding for the button back to the top.
globalStyle(`html:has(${panel}${panel}${panel})`, {
  '@media': {
    [highEnough]: { scrollPaddingBottom: `calc(var(${ROOM}, 0px) + ${CORNER} + ${space[4]})` },
  },
});

// Space below the footer, so that its links can be scrolled clear of the panel.
globalStyle(`html:has(${panel}) body`, {
  '@media': {
    [highEnough]: {
      borderBottom: `calc(var(${ROOM}, 0px) + ${space[6]}) solid ${color.night}`,
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[4],
});

export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  margin: '-8px -12px -8px 0',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
});

export const question = style({
  ...typography.small,
  minWidth: 0,
  margin: `${space[3]} 0 0`,
  padding: 0,
  border: 0,
  selectors: {
    '& + &': {
      marginTop: space[5],
      paddingTop: space[4],
      borderTop: `1px solid ${color.line}`,
    },
  },
});

export const name = style({
  ...typography.small,
  marginBottom: space[1],
  fontFamily: vars.font.text,
  fontWeight: 600,
  letterSpacing: 0,
});

export const state = style({ marginTop: space[2], color: color.ink2 });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[3],
  marginTop: space[4],
});

export const end = style({ ...typography.small, marginTop: space[4], color: color.ink2 });
