import { style } from '@vanilla-extract/css';
import { vars } from '../../../packages/ui/src/styles/contract.css';
import { typography } from '../../../packages/ui/src/styles/type';

const { color, space } = vars;

export const shapes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: `${space[6]} ${space[5]}`,
});
export const shape = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignContent: 'start',
});
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  height: '176px',
  marginBottom: space[2],
  gridTemplateColumns: 'minmax(0, auto)',
  padding: space[5],
  borderRadius: vars.radius.card,
  background: color.wash,
});
export const comb = style({ width: '200px', maxWidth: '100%' });
export const price = style({
  ...typography.body,
  display: 'flex',
  gap: space[3],
  alignItems: 'baseline',
  width: '100%',
  maxWidth: '15rem',
  fontWeight: 600,
});
export const name = style(typography.h4);
export const use = style({ ...typography.small, color: color.ink2 });
