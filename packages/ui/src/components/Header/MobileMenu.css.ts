import { style } from '@vanilla-extract/css';
import { media, underlined, vars } from '../../styles-entry';
import { arrowMark, forcedArrow } from '../Icons/marks';
import { dotted } from '../Leader/Leader.css';
import { closedWithoutPopover, header, menuTop } from './Header.css';

const { color, space } = vars;

const isOpen = `${header}:has([data-menu]:popover-open)`;
const bar = { width: '22px', borderTop: '2.6px solid' } as const;

/**
 * Three bars, or a cross while the menu is open. The icon depends on the popover's own state, as the
 * browser opens the menu without script too.
 */
export const burger = style({
  display: 'none',
  placeContent: 'center',
  width: '48px',
  height: '48px',
  marginRight: '-10px',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '::before': {
    content: '',
    ...bar,
    boxSizing: 'content-box',
    height: '4px',
    borderBottom: '2.6px solid',
  },
  '::after': { content: '', ...bar, marginTop: '4px' },
  selectors: {
    [`${isOpen} &`]: { placeItems: 'center' },
    [`${isOpen} &::before, ${isOpen} &::after`]: {
      gridArea: '1 / 1',
      height: 0,
      margin: 0,
      borderBottom: 0,
      rotate: '45deg',
    },
    [`${isOpen} &::after`]: { rotate: '-45deg' },
  },
  '@media': { [media.mobile]: { display: 'grid' } },
});

export const panel = style({
  position: 'fixed',
  inset: `${menuTop} 0 auto`,
  width: '100%',
  maxWidth: 'none',
  maxHeight: '80vh',
  margin: 0,
  padding: `${space[3]} ${vars.gutter} ${space[6]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  background: color.backgroundHero,
  color: color.ink,
  boxShadow: vars.shadow.e2,
  '@supports': closedWithoutPopover,
  // Dims the page below the header.
  '::backdrop': { top: menuTop, background: 'rgba(28, 11, 11, .64)' },
  '@media': {
    [media.tabletUp]: { display: 'none' },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const rows = style({ display: 'grid' });

export const row = style([
  dotted,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: space[3],
    paddingBlock: '14px',
    borderTop: `1px solid color-mix(in srgb, ${color.ink} 22%, transparent)`,
    color: 'inherit',
    font: `500 2.5rem/1 ${vars.font.display}`,
    textDecoration: 'none',
    // Arrow after the leader.
    '::before': { ...arrowMark, order: 1, alignSelf: 'center', width: '24px', height: '24px' },
    '@media': { [media.forcedColors]: { '::before': forcedArrow } },
    selectors: {
      'li:first-child > &': { borderTopColor: 'transparent' },
      '&[aria-current]': {
        ...underlined(color.accentText),
        textUnderlineOffset: '6px',
      },
    },
  },
]);

export const heading = style({
  paddingBlock: `${space[4]} ${space[1]}`,
  borderTop: `1px solid color-mix(in srgb, ${color.ink} 22%, transparent)`,
  font: `600 ${vars.size.small}/1.3 ${vars.font.text}`,
  letterSpacing: 0,
});

export const action = style({ marginTop: space[4] });
