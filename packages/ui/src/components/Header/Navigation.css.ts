import { style } from '@vanilla-extract/css';
import { media, underlined, vars } from '../../styles-entry';
import { closedWithoutPopover } from './Header.css';

const { color, space } = vars;

export const navigation = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const links = style({
  display: 'flex',
  alignItems: 'center',
  gap: '32px',
  fontWeight: 500,
  '@media': { [media.narrow]: { gap: '22px' } },
});

const underline = { ...underlined('currentColor'), textUnderlineOffset: '7px' } as const;

export const link = style({
  display: 'inline-block',
  padding: '10px 0',
  color: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': underline,
  selectors: { '&[aria-current]': { ...underline, textDecorationColor: color.strike } },
});

export const trigger = style([
  link,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    border: 0,
    background: 'none',
    fontWeight: 'inherit',
    cursor: 'pointer',
    anchorName: '--tc-resources',
    // A chevron.
    '::after': {
      content: '',
      width: '7px',
      height: '7px',
      marginInline: '4px',
      borderRight: '2px solid',
      borderBottom: '2px solid',
      transformOrigin: '70% 70%',
      rotate: '45deg',
    },
    selectors: { '&[aria-expanded="true"]::after': { rotate: '225deg' } },
    '@media': {
      [media.motionOk]: { '::after': { transition: `rotate ${vars.duration.base} ${vars.ease}` } },
    },
  },
]);

export const menu = style({
  position: 'fixed',
  inset: 'auto',
  // Fallback without anchor positioning: below the header, roughly under the button.
  top: '5rem',
  left: `calc(max(${vars.gutter}, (100vw - ${vars.content}) / 2) + 22rem)`,
  minWidth: '14.5rem',
  margin: 0,
  padding: '10px',
  border: 0,
  borderRadius: vars.radius.card,
  background: color.surface,
  color: color.ink,
  boxShadow: vars.shadow.e2,
  '@supports': {
    ...closedWithoutPopover,
    '(anchor-name: --a)': {
      positionAnchor: '--tc-resources',
      top: 'calc(anchor(bottom) + 8px)',
      left: 'calc(anchor(left) - 24px)',
    },
  },
  '@media': {
    [media.mobile]: { display: 'none' },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const menuLink = style({
  display: 'block',
  padding: '12px 14px',
  borderRadius: vars.radius.control,
  color: 'inherit',
  fontWeight: 500,
  textDecoration: 'none',
  ':hover': { background: color.wash },
  selectors: {
    '&[aria-current]': { ...underline, textDecorationColor: color.strike },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${space[1]})` },
  },
});
