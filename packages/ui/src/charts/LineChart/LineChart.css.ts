import { style } from '@vanilla-extract/css';
import { focusRing, media, typography, underlined, vars } from '../../styles-entry';

export const card = style({
  minWidth: 0,
  padding: 'clamp(18px, 2.4vw, 36px)',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.e1,
  color: vars.color.ink,
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    print: { breakInside: 'avoid', padding: vars.space[2], border: `1px solid ${vars.color.line}` },
  },
});

export const caption = style({ marginBottom: vars.space[5] });

export const title = style({
  display: 'block',
  ...typography.question,
  textWrap: 'balance',
});

export const takeaway = style({
  display: 'block',
  marginTop: vars.space[2],
  maxWidth: '38em',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.45,
});

export const source = style({
  marginTop: vars.space[3],
  color: vars.color.ink2,
  fontSize: vars.size.caption,
  lineHeight: 1.45,
});

export const disclosure = style({
  marginTop: vars.space[4],
  fontSize: vars.size.small,
  '@media': { print: { selectors: { '&:not([open])': { display: 'none' } } } },
});

export const summary = style({
  display: 'inline-block',
  paddingBlock: vars.space[1],
  cursor: 'pointer',
  fontWeight: 600,
  listStyle: 'none',
  ...underlined(vars.color.lacquer),
  textUnderlineOffset: '5px',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.hover]: { ':hover': { textDecorationThickness: '4px' } },
    print: { display: 'none' },
  },
});

/** Moves along with the rows, and so uncovers the shadow while there are more of them. */
const cover = `linear-gradient(transparent, ${vars.color.surface} 70%) 0 100% / 100% 3.5rem no-repeat local`;
const shadow = `linear-gradient(transparent, ${vars.color.line}) 0 100% / 100% 1.25rem no-repeat scroll`;

export const scroller = style({
  marginTop: vars.space[3],
  maxHeight: '22rem',
  overflow: 'auto',
  background: `${cover}, ${shadow}`,
  ':focus-visible': focusRing,
  '@media': { print: { maxHeight: 'none', overflow: 'visible', background: 'none' } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.45,
});

export const tableCaption = style({
  paddingBottom: vars.space[2],
  color: vars.color.ink2,
  textAlign: 'start',
});

const cellBox = {
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} 0`,
  textAlign: 'end',
  fontWeight: 400,
  selectors: { '&:first-child': { textAlign: 'start' } },
} as const;

export const columnHead = style({
  ...cellBox,
  position: 'sticky',
  top: 0,
  background: vars.color.surface,
  color: vars.color.ink2,
  fontWeight: 600,
  verticalAlign: 'bottom',
});

export const cell = style({ ...cellBox, borderTop: `1px solid ${vars.color.line}` });
