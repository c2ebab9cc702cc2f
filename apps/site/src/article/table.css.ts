import { typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;
const cell = ':where(th, td)';

/** A region too narrow for a table at ease. */
export const tight = '(max-width: 36rem)';

// Room for the focus ring, which a box that scrolls would cut off.
export const region = style({
  containerType: 'inline-size',
  overflowX: 'auto',
  marginInline: '-4px',
  padding: '4px',
  '@media': { print: { overflow: 'visible' } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
});

// A long one leaves half a sheet blank where it does not fit.
globalStyle(`${table}:not(:has(tr:nth-child(7)))`, {
  '@media': { print: { breakInside: 'avoid' } },
});

globalStyle(`${table} caption`, {
  ...typography.small,
  paddingBottom: space[3],
  color: color.ink2,
  textAlign: 'start',
  textWrap: 'pretty',
});

globalStyle(`${table} ${cell}`, {
  padding: `12px 0 12px ${space[5]}`,
  borderTop: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  '@media': { print: { paddingBlock: '8px' } },
});
// No sheet begins with a last row alone.
globalStyle(`${table} tbody tr:nth-last-child(2)`, {
  '@media': { print: { breakAfter: 'avoid' } },
});
globalStyle(`${table} ${cell}:first-child`, { paddingLeft: 0 });
globalStyle(`${table} [data-align=end]`, { textAlign: 'end' });
globalStyle(`${table} th`, { fontWeight: 600 });
globalStyle(`${table} thead th`, {
  ...typography.small,
  borderTop: 0,
  color: color.ink2,
  verticalAlign: 'bottom',
});
globalStyle(`${table} tbody tr:last-child`, { borderBottom: `1px solid ${color.line}` });

globalStyle(`${table} ${cell}`, {
  '@container': { [tight]: { paddingLeft: space[3], fontSize: vars.size.small } },
});
