import { globalStyle, style } from '@vanilla-extract/css';
import { typography, vars } from '../../../packages/ui/src/styles-entry';

const { color, space } = vars;

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: '1px',
});

/** On a sheet of its own, with hairlines between the sheets. */
export const item = style({
  ...typography.caption,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[2],
  padding: `${space[5]} ${space[2]} ${space[3]}`,
  background: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
  textAlign: 'center',
});
globalStyle(`${item} > svg`, { width: '2.5rem', height: '2.5rem', marginBottom: space[2] });
globalStyle(`${item} > a`, { padding: space[1], color: 'inherit', fontWeight: 600 });
