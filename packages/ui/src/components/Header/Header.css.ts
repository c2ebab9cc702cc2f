import { style, styleVariants } from '@vanilla-extract/css';
import { headerRoom, lowWindow } from '../../styles/window-edges';
import { media, vars, zOrder } from '../../styles-entry';

const { color, duration, ease } = vars;

const short = '4.25rem';
/** Top of the phone's menu, at the lower edge of the header. */
export const menuTop = '60px';

/** A phone held sideways, which gets the lowest header. */
const sidewaysPhone = '(max-height: 560px)';

/** Browsers without popovers, which drop rules with `:popover-open` and show popovers in the page. */
const noPopover = 'not selector(:popover-open)';
export const closedWithoutPopover = {
  [noPopover]: { selectors: { '&:not([data-open])': { display: 'none' } } },
} as const;

const glass = {
  background: color.headerGlass,
  color: color.ink,
  backdropFilter: 'blur(14px) saturate(1.3)',
  boxShadow: `0 1px 0 ${color.line}, 0 10px 30px -18px rgba(52, 16, 15, .4)`,
} as const;

export const header = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: zOrder.header,
  selectors: {
    '&[data-scrolled="true"]': glass,
    // An open menu and the header share one background.
    '&:has([data-menu]:popover-open)': { background: color.backgroundHero, color: color.ink },
  },
  '@media': {
    // Hidden in a low window once the page is scrolled, where it would cover the focused element, but
    // not while the focus or an open menu is in it. Still fixed: when a phone is turned, Chromium
    // follows the header, and would scroll to the top of the page with one that is absolute.
    [lowWindow]: {
      selectors: {
        '&[data-scrolled="true"]:not(:focus-within):not(:has([data-menu]:popover-open))': {
          translate: '0 -100%',
          boxShadow: 'none',
        },
      },
    },
    '(scripting: none)': glass,
    [`${lowWindow} and (scripting: none)`]: { position: 'absolute' },
    [media.motionOk]: {
      transition: `background ${duration.base}, box-shadow ${duration.base}, color ${duration.base}`,
    },
    [media.forcedColors]: { background: 'Canvas', borderBottom: '1px solid' },
    // Useless on paper, and a fixed box would be printed over every page.
    print: { display: 'none' },
  },
});

export const background = styleVariants({
  page: { color: color.ink },
  hero: { color: color.ink },
  bright: {
    color: color.onHoney,
    selectors: {
      '&:not([data-scrolled=true])': { vars: { [color.strike]: color.lacquerOnHoney } },
    },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '56px',
  minHeight: headerRoom,
  selectors: { [`${header}[data-scrolled="true"] &`]: { minHeight: short } },
  '@media': {
    [media.narrow]: { gap: '24px' },
    [sidewaysPhone]: {
      minHeight: menuTop,
      selectors: { [`${header}[data-scrolled="true"] &`]: { minHeight: menuTop } },
    },
    [media.mobile]: {
      minHeight: menuTop,
      justifyContent: 'space-between',
      selectors: { [`${header}[data-scrolled="true"] &`]: { minHeight: menuTop } },
    },
    [media.motionOk]: { transition: `min-height ${duration.base} ${ease}` },
  },
});

export const home = style({ padding: '6px 0', borderRadius: vars.radius.control });

export const tools = style({ marginLeft: 'auto' });

/** How far the background reaches around the button. */
const halo = '6px';

export const action = style({
  marginLeft: 'auto',
  whiteSpace: 'nowrap',
  selectors: {
    [`${tools} + &`]: { marginLeft: 0 },
    // A plate behind the tag, as strands of the hero's drawing are as red, and would show through its hole.
    [`${background.hero}:not([data-scrolled="true"]) &::after`]: {
      content: '',
      position: 'absolute',
      zIndex: -2,
      inset: `-${halo}`,
      background: color.backgroundHero,
      borderRadius: '16px 12px 12px 16px',
    },
  },
  '@media': { [media.mobile]: { display: 'none' } },
});
