import { style } from '@vanilla-extract/css';
import { vars } from '../../../packages/ui/src/styles-entry';

export const looks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});
export const look = style({
  height: '100%',
  padding: vars.space[6],
  background: vars.color.bg,
  color: vars.color.ink,
  fontFamily: vars.font.text,
});
export const shop = style({ display: 'grid', justifyItems: 'start', gap: vars.space[4] });
