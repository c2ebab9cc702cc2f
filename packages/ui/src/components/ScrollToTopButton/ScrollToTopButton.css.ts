import { keyframes, style } from '@vanilla-extract/css';
import { toTopSide } from '../../styles/window-edges';
import { media, vars, zOrder } from '../../styles-entry';

const { color, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });

export const button = style({
  position: 'fixed',
  right: `max(${space[4]}, env(safe-area-inset-right))`,
  bottom: `max(${space[4]}, env(safe-area-inset-bottom))`,
  zIndex: zOrder.corner,
  display: 'grid',
  placeItems: 'center',
  width: toTopSide,
  height: toTopSide,
  padding: 0,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.ink,
  boxShadow: vars.shadow.e1,
  cursor: 'pointer',
  '@media': {
    [media.hover]: { ':hover': { background: color.wash, borderColor: color.ink } },
    [media.motionOk]: { animation: `${appear} ${vars.duration.base} ${vars.ease}` },
    print: { display: 'none' },
  },
});
