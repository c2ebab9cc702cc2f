import { art, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const comb = style({ flex: 'none', breakInside: 'avoid' });

/** Its teeth end in the spine, so that no light shows between them. */
export const teeth = style({ display: 'block', width: '100%', overflow: 'visible', fill: art.ink });

export const risen = style({ fill: vars.color.lacquerOnHoney });

/** Horizontal padding of the spine. */
const spineInset = 'min(13.2pt, 6cqi)';

/** Solid on paper too, where browsers leave out backgrounds and darken light text. */
export const spine = style({
  // Above the feet of the teeth.
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.7em 1em',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '2.4em',
  padding: `.72em ${spineInset} .78em`,
  background: art.ink,
  color: '#FFFFFF',
  printColorAdjust: 'exact',
  font: `600 min(11pt, 6.5cqi)/1 ${vars.font.text}`,
});

/** Names of a few teeth, from edge to edge of the spine in columns as wide as their pitch. */
export const labels = style({
  flex: `0 0 calc(100% + 2 * ${spineInset})`,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  marginInline: `calc(-1 * ${spineInset})`,
  font: `500 20pt/1 ${vars.font.display}`,
  wordSpacing: '.06em',
  textAlign: 'center',
});

globalStyle(`${labels} ~ p`, { marginInline: 'auto' });

/** The salon’s name, where combs carry their maker’s. */
export const name = style({
  flexBasis: '100%',
  font: `500 min(26pt, 9.6cqi)/1 ${vars.font.display}`,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
