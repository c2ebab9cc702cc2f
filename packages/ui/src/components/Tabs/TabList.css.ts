import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { fadingEnd } from '../../styles/fading-end';
import { media, typography, vars } from '../../styles-entry';
import { arrowMark, forcedArrow } from '../Icons/marks';
import { panel, phoneTitleSize, places, rowsOfPlace, tabs, titlePadding } from './Tabs.css';

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
    [`screen and ${media.mobile}`]: {
      '@supports': { '(animation-timeline: scroll())': fadingEnd('72px') },
    },
    print: { display: 'contents' },
  },
});

const titleColor = createVar();
const dotDisplay = createVar();
const arrowRotation = createVar();
const lastRule = createVar();

const selected = {
  vars: {
    [titleColor]: color.ink,
    [dotDisplay]: 'block',
    [arrowRotation]: '90deg',
    [lastRule]: '0',
  },
};

export const tab = style({
  vars: {
    [titleColor]: color.ink2,
    [dotDisplay]: 'none',
    [arrowRotation]: '0deg',
    [lastRule]: rule,
  },
  ...typography.tab,
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  paddingBlock: titlePadding,
  borderTop: rule,
  color: titleColor,
  textDecoration: 'none',
  // Inset, so that the ring does not cover the text beneath.
  ':focus-visible': { outlineOffset: '-1px' },
  ':last-child': { borderBottom: lastRule },
  '::before': {
    content: '',
    display: dotDisplay,
    flex: 'none',
    width: '12px',
    height: '12px',
    borderRadius: '50%',
    background: color.lacquer,
  },
  '::after': {
    ...arrowMark,
    width: '28px',
    height: '28px',
    marginLeft: 'auto',
    rotate: arrowRotation,
  },
  selectors: { '&[aria-selected="true"]': selected },
  '@media': {
    [media.hover]: { ':hover': { vars: { [titleColor]: color.ink } } },
    [media.motionOk]: { '::after': { transition: `rotate ${vars.duration.base} ${vars.ease}` } },
    [media.mobile]: {
      flex: 'none',
      gap: '8px',
      // Room for the focus ring inside the scrolling row.
      paddingInline: space[2],
      border: 0,
      fontSize: phoneTitleSize,
      whiteSpace: 'nowrap',
      ':last-child': { borderBottom: 0 },
      ':focus-visible': { outlineOffset: '-3px' },
      '::before': { width: '10px', height: '10px' },
      '::after': { content: 'none' },
    },
    [media.forcedColors]: { '::before': { background: 'Highlight' }, '::after': forcedArrow },
    print: {
      color: color.ink,
      ':last-child': { borderBottom: 0 },
      '::before': { display: 'none' },
      '::after': { content: 'none' },
    },
  },
});

/** Grid row of each tab. */
export const tabRow = styleVariants(rowsOfPlace, ({ tab: gridRow }) => ({
  gridRow,
  gridColumn: 1,
}));

/** Tabs whose panel at a place is the target. The list is the first child, hence `place + 2`. */
const isTargeted = (place: number) => `${tabs}:has(> ${panel}:nth-child(${place + 2}):target)`;
const noPanelIsTargeted = `${tabs}:not(:has(> ${panel}:target))`;

/** Tab that looks selected, before React mounts, while the address names its panel. */
export const selectedByAddress = styleVariants(
  Object.fromEntries(places.map((place) => [place, place])),
  (place) => ({ selectors: { [`${isTargeted(place)} &`]: selected } }),
);

/** Tab that looks selected, before React mounts, while the address names no panel. */
export const selectedByDefault = style({ selectors: { [`${noPanelIsTargeted} &`]: selected } });
