import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';
import { typography } from './type';

const { color, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr)',
  gap: `${space[4]} ${space[6]}`,
  alignItems: 'start',
  paddingBlock: space[5],
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const name = style({ ...typography.h4, marginBottom: space[1] });
export const use = style({ ...typography.small, color: color.ink2, textWrap: 'pretty' });

export const facts = style({ ...typography.caption, marginTop: space[3] });
globalStyle(`${facts} > div`, {
  display: 'grid',
  gridTemplateColumns: '4.75rem minmax(0, 1fr)',
  paddingBlock: '1px',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${facts} dt`, { color: color.ink2 });

/** Cut at the edge, as a poster is, where the largest is wider than its column. */
export const stage = style({ overflow: 'hidden', paddingBlock: '.1em' });
export const specimen = styleVariants(typography, (look) => ({
  ...look,
  '@media': { [media.tabletUp]: { whiteSpace: 'nowrap' } },
}));
export const read = style({
  maxWidth: '38em',
  '@media': { [media.tabletUp]: { whiteSpace: 'normal' } },
});

export const families = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: space[5],
});

export const family = style({
  padding: space[6],
  borderRadius: vars.radius.card,
  background: color.backgroundHero,
  overflowWrap: 'anywhere',
});

export const letters = styleVariants({
  display: { fontFamily: vars.font.display, fontSize: '4.5rem', lineHeight: 1, fontWeight: 500 },
  text: { fontFamily: vars.font.text, fontSize: '3.5rem', lineHeight: 1.15, fontWeight: 600 },
});

export const alphabet = styleVariants({
  display: { font: `500 1.75rem/1.2 ${vars.font.display}`, marginBlock: space[4] },
  text: { font: `400 1.25rem/1.4 ${vars.font.text}`, marginBlock: space[4] },
});

export const download = style({
  ...typography.small,
  display: 'inline-block',
  marginTop: space[4],
  fontWeight: 600,
  textDecoration: `underline 2px ${color.strike}`,
  textUnderlineOffset: '5px',
});
