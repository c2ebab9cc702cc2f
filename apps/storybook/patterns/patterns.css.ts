import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../packages/ui/src/styles/contract.css';
import { media } from '../../../packages/ui/src/styles/media';

const { color, space } = vars;

export const form = style({
  display: 'grid',
  gap: space[5],
  maxWidth: '28rem',
  justifyItems: 'start',
});
globalStyle(`${form} > *`, { width: '100%' });

export const stack = style({ display: 'grid', gap: space[5], justifyItems: 'start' });

export const list = style({ maxWidth: '34rem' });
export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[3],
  paddingBlock: space[3],
});
export const yours = style([
  row,
  {
    marginInline: `-${space[4]}`,
    paddingInline: space[4],
    borderRadius: vars.radius.control,
    background: color.lacquer,
    color: color.onLacquer,
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  },
]);
export const price = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const drawing = style({ width: '412px', maxWidth: '100%' });
