import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { cornerRoom, lowWindow, smallestPhone } from '../../styles/window-edges';
import { media, typography, underlined, vars, zOrder } from '../../styles-entry';
import { menuTop } from '../Header/Header.css';

const { color, space } = vars;

/** Low windows and the smallest phone, where a message of the usual size would cover its field. */
const cramped = `${lowWindow}, ${smallestPhone}`;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const region = style({
  position: 'fixed',
  insetInline: space[4],
  bottom: `max(${space[4]}, env(safe-area-inset-bottom))`,
  zIndex: zOrder.toast,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  pointerEvents: 'none',
  // Keeps a focused button in the corner visible beneath the messages (WCAG 2.4.11).
  selectors: { ':root:has([data-corner]:focus-within) &': { bottom: cornerRoom } },
  '@media': {
    [media.tabletUp]: { insetInline: `auto ${space[5]}`, bottom: space[5] },
    [cramped]: { insetInlineStart: space[2], insetInlineEnd: space[2], bottom: space[2] },
    // On a phone below the header, as fields and buttons take the rest of the screen.
    [media.mobile]: { selectors: { 'body header ~ * &': { top: menuTop, bottom: 'auto' } } },
    [`${media.mobile} and ${lowWindow}`]: { selectors: { 'body header ~ * &': { top: 0 } } },
    print: { display: 'none' },
  },
});

/** Messages as a part of the page. */
export const list = style({ '@media': { print: { display: 'none' } } });

/** Live region, rendered before its first message and without size until then. */
export const live = style({
  width: '100%',
  selectors: { [`${region} > &`]: { maxWidth: '27.5rem' } },
});

export const toast = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '14px',
  marginTop: space[3],
  padding: '8px 8px 8px 26px',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.night,
  color: color.onNight,
  // An outline, which separates it from a night background such as the result panel.
  boxShadow: `${vars.shadow.e2}, 0 0 0 1px ${color.onNightDim}`,
  pointerEvents: 'auto',
  vars: { [color.focus]: color.focusOnNight },
  // Only what lies over the page throws a shadow.
  selectors: { [`${list} &`]: { boxShadow: 'none' } },
  '::before': { content: '', position: 'absolute', inset: '0 auto 0 0', width: '8px' },
  '@media': {
    [media.motionOk]: { animation: `${rise} ${vars.duration.base} ${vars.ease}` },
    [cramped]: { padding: '2px 2px 2px 18px' },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const tone = styleVariants({
  success: { '::before': { background: color.nightGood } },
  neutral: { '::before': { background: color.onNightMuted } },
  destructive: { '::before': { background: color.nightLine } },
});

export const icon = style({
  flex: 'none',
  marginTop: '10px',
  '@media': {
    [cramped]: { display: 'none' },
    '(max-width: 359.98px)': { selectors: { [`${list} &`]: { display: 'none' } } },
  },
});

export const text = style({
  ...typography.small,
  flex: 1,
  paddingBlock: '11px',
  '@media': { [cramped]: { ...typography.caption, paddingBlock: '5px' } },
});

export const title = style({ fontWeight: 600 });

export const action = style({
  minHeight: '36px',
  marginTop: space[1],
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: 600,
  ...underlined(color.nightLine),
  textUnderlineOffset: '5px',
  cursor: 'pointer',
  ':hover': { textDecorationThickness: '4px' },
  '@media': { [cramped]: { minHeight: '24px', marginTop: 0 } },
});

export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: '-4px' },
});
