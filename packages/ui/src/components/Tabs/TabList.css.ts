import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { media } from '../../styles/media';
import { type } from '../../styles/type';

const { color, space } = vars;
const rule = `1px solid ${color.lineStrong}`;

export const list = style({
  display: 'contents',
  '@media': {
    [media.mobile]: {
      display: 'flex',
      gap: space[2],
      marginInline: `calc(-1 * ${vars.gutter})`,
      paddingInline: `calc(${vars.gutter} - ${space[2]})`,
      position: 'relative',
      overflowX: 'auto',
      borderTop: rule,
      scrollbarWidth: 'none',
    },
    [`${media.mobile} and ${media.motionOk}`]: { scrollBehavior: 'smooth' },
  },
});

export const tab = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  borderTop: rule,
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  // Close to the tab, so that the ring leaves the text beneath free.
  ':focus-visible': { outlineOffset: '-1px' },
  selectors: { '&[aria-selected="false"]:last-child': { borderBottom: rule } },
  '@media': {
    [media.mobile]: {
      flex: 'none',
      width: 'auto',
      // Room for the ring, which must stay inside the scrolling row.
      paddingInline: space[2],
      border: 0,
      selectors: {
        '&[aria-selected="false"]:last-child': { borderBottom: 0 },
        '&:focus-visible': { outlineOffset: '-3px' },
      },
    },
  },
});

/** Closes the list below the last text, where the last tab is the selected one. */
export const lastText = style({
  '@media': { [media.tabletUp]: { borderBottom: rule } },
});

export const title = style({
  ...type.tab,
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  paddingBlock: '22px',
  color: color.ink,
  selectors: {
    '[aria-selected="false"] > &': { color: color.ink2 },
    ':not([aria-selected="false"]) > &::before': {
      content: '',
      flex: 'none',
      width: '12px',
      height: '12px',
      borderRadius: '50%',
      background: color.lacquer,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '[aria-selected="false"]:hover > &': { color: color.ink } } },
    [media.mobile]: { whiteSpace: 'nowrap' },
    [media.forcedColors]: {
      selectors: { ':not([aria-selected="false"]) > &::before': { background: 'Highlight' } },
    },
  },
});

export const arrow = style({
  flex: 'none',
  width: '28px',
  height: '28px',
  marginLeft: 'auto',
  selectors: { ':not([aria-selected="false"]) > * > &': { transform: 'rotate(90deg)' } },
  '@media': {
    [media.motionOk]: { transition: `transform ${vars.duration.base} ${vars.ease}` },
    [media.mobile]: { display: 'none' },
  },
});
