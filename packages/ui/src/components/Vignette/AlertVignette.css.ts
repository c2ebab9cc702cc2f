import { style } from '@vanilla-extract/css';
import { underlined, vars } from '../../styles-entry';
import * as sheet from './Sheet.css';

export const alert = style([
  sheet.row,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    justifyItems: 'end',
    gap: '6px 16px',
    paddingBlock: '15px',
    ':last-child': { paddingBottom: 0 },
  },
]);

/** Service, salon and time, a line each. */
export const what = style([sheet.titled, { gridRow: 'span 2', justifySelf: 'start' }]);

export const price = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '10px',
  font: `500 1.75rem/1 ${vars.font.display}`,
  whiteSpace: 'nowrap',
});

export const before = style({
  color: vars.color.ink2,
  ...underlined(vars.color.strike),
  textDecorationLine: 'line-through',
});
