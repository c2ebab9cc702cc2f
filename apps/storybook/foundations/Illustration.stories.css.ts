import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../packages/ui/src/styles/contract.css';
import { typography } from '../../../packages/ui/src/styles/type';

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[6],
});
export const picture = style({ ...typography.small, color: vars.color.ink2 });
globalStyle(`${picture} svg`, { width: '100%', height: 'auto' });
export const name = style({ ...typography.h4, marginTop: vars.space[3], color: vars.color.ink });
