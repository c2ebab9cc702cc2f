import { globalStyle, style } from '@vanilla-extract/css';
import { themes } from '../../styles/tokens';
import { toastRoom } from '../../styles/window-edges';
import { art, breakpoints, lightDark, media, typography, vars } from '../../styles-entry';
import { paperEdge } from '../Button/Button.css';
import { section } from '../Section/Section.css';

const { color, space } = vars;

interface TeethRow {
  readonly color: string;
  /** Width of a tooth and distance from one to the next, in CSS pixels. */
  readonly width: number;
  readonly pitch: number;
}

/** A `background` that draws a row of comb teeth: round tips on top, straight sides below. */
function teethRow({ color, width, pitch }: TeethRow): string {
  const radius = width / 2;
  const from = (pitch - width) / 2;
  const tip = `radial-gradient(circle at 50% ${radius}px, ${color} ${radius - 0.3}px, transparent ${radius + 0.2}px)`;
  const side = `linear-gradient(90deg, transparent ${from}px, ${color} ${from}px ${from + width}px, transparent ${from + width}px)`;
  return `${tip} 0 0 / ${pitch}px ${radius}px repeat-x, ${side} 0 ${radius}px / ${pitch}px 100% repeat-x`;
}

const tooth = { width: 12, pitch: 24, length: 40 } as const;
/** The comb's own color in the dark theme, where the footer's color would not stand out. */
const edge = lightDark(themes.light.night, themes.dark.comb);

export const footer = style({
  position: 'relative',
  paddingTop: space[9],
  borderTop: `6px solid ${edge}`,
  background: color.night,
  color: color.onNight,
  vars: {
    [color.focus]: color.focusOnNight,
    [color.strike]: color.nightLine,
    [paperEdge]: 'transparent',
  },
  // A row of teeth over the end of the section before.
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    bottom: 'calc(100% + 5px)',
    height: `${tooth.length}px`,
    background: teethRow({ color: edge, width: tooth.width, pitch: tooth.pitch }),
    pointerEvents: 'none',
  },
  // Reaches below the page's end while a toast adds room there (`reset.css.ts`).
  selectors: {
    ':root:has([data-floating] [data-toast]) &': { boxShadow: `0 ${toastRoom} ${color.night}` },
  },
  '@media': { [media.forcedColors]: { borderTop: '1px solid' }, print: { display: 'none' } },
});

/** The page's last section, with room for the teeth at its end. */
const beforeIt = `main:has(+ ${footer})`;
const last = `${beforeIt} ${section}:nth-last-child(1 of ${section}), ${beforeIt} > article:last-child`;

globalStyle(`:where(${last})::after`, {
  content: '',
  display: 'block',
  height: `${tooth.length}px`,
  '@media': { print: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 2fr)',
  gap: '40px 32px',
  '@media': {
    [media.narrow]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Columns: the call to action, and a narrower one for each group of links. */
export const afterCall = style({
  '@media': { [`(min-width: ${breakpoints.narrow}px)`]: { gridTemplateColumns: 'minmax(0, 5fr)' } },
});

export const call = style({
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
});

export const tagline = style({
  ...typography.tab,
  maxWidth: '9em',
  marginBottom: '28px',
  textWrap: 'balance',
});

export const follow = style({ '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });

export const heading = style({
  marginBottom: space[3],
  color: color.onNightMuted,
  font: `600 ${vars.size.small}/1.3 ${vars.font.text}`,
  letterSpacing: 0,
});

const quietLink = {
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
} as const;

/** A link 44 px high where fingers tap. */
const tappable = (padding: string, onPhone: string) =>
  style({
    ...quietLink,
    display: 'inline-block',
    paddingBlock: padding,
    '@media': { [media.mobile]: { paddingBlock: onPhone } },
  });

export const link = tappable('7px', '9px');

export const social = style({ display: 'flex', gap: space[2], marginLeft: '-11px' });

export const socialLink = style({
  display: 'grid',
  placeItems: 'center',
  width: '46px',
  height: '46px',
  borderRadius: '50%',
  ':hover': { background: color.nightRule },
});

export const extra = style({ marginTop: space[7] });

export const legal = style({
  ...typography.small,
  textWrap: 'balance',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 28px',
  marginTop: space[8],
  paddingTop: '22px',
  borderTop: `1px solid ${color.nightRule}`,
  color: color.onNightMuted,
});

export const legalLinks = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px' });
export const legalLink = tappable('4px', '10px');

/** Clips the giant name: its descender below, and at the sides under a visitor's own letter spacing. */
export const giant = style({
  containerType: 'inline-size',
  marginTop: 'clamp(28px, 4vw, 64px)',
  paddingInline: `max(${vars.gutter}, (100% - ${vars.content}) / 2)`,
  overflow: 'clip',
  color: art.lacquer,
});

/** The giant name, sized to fill the column; its outline is 2.645 em wide. */
export const giantName = style({
  marginInlineStart: '-.023em',
  fontFamily: vars.font.display,
  fontSize: '37.8cqi',
  fontWeight: 500,
  letterSpacing: '-.03em',
  lineHeight: 0.8,
  whiteSpace: 'nowrap',
});

/** Another brand's logo, in its own size. */
export const logo = style({
  width: vars.content,
  maxWidth: `calc(100% - 2 * ${vars.gutter})`,
  marginInline: 'auto',
  paddingBlock: `${space[7]} ${space[8]}`,
});

export const home = style({ display: 'block', color: 'inherit', textDecoration: 'none' });

globalStyle(`${footer} ul`, { padding: 0, listStyle: 'none' });
