import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { media } from '../../styles/media';
import { underlined } from '../../styles/underlined';
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
  },
]);

export const chevron = style({
  width: '14px',
  height: '14px',
  strokeWidth: 3,
  '@media': { [media.motionOk]: { transition: `rotate ${vars.duration.base} ${vars.ease}` } },
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

export const menu = style({
  position: 'fixed',
  inset: 'auto',
  // Where anchors are unknown: below the header, about where the button stands.
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
