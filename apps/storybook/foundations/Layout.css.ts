import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, typography, vars } from '../../../packages/ui/src/styles-entry';

const { color, space } = vars;

export const grid = style({
  ...typography.caption,
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: space[5],
  '@media': { [media.mobile]: { gap: space[1] } },
});
globalStyle(`${grid} > *`, { paddingBlock: space[6], background: color.wash, textAlign: 'center' });

export const layers = style({ ...typography.small, paddingLeft: 0, listStyle: 'none' });
globalStyle(`${layers} > li`, {
  position: 'relative',
  width: 'min(16rem, 100% - 96px)',
  marginBottom: '-12px',
  padding: `${space[3]} ${space[4]} ${space[5]}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow.e2,
});
for (const at of [1, 2, 3, 4, 5])
  globalStyle(`${layers} > :nth-child(${at})`, { zIndex: 6 - at, left: `${(5 - at) * 24}px` });

export const track = style({ ...typography.small, marginTop: space[4] });
const square = style({
  display: 'block',
  width: '32px',
  height: '32px',
  borderRadius: vars.radius.control,
  background: color.lacquer,
  selectors: { '&[data-moved="true"]': { transform: 'translateX(min(60vw, 32rem))' } },
});
export const runner = styleVariants(vars.duration, (duration) => [
  square,
  { '@media': { [media.motionOk]: { transition: `transform ${duration} ${vars.ease}` } } },
]);
