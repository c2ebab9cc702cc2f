import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from './constants';
import { vars } from './contract.css';
import { typography } from './type';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[6] });

export const item = style({
  ...typography.caption,
  display: 'grid',
  gap: vars.space[3],
  color: vars.color.ink2,
});

const box = style({ width: '160px', height: '112px', background: vars.color.surface });

export const corner = styleVariants(layout.radius, (borderRadius) => [
  box,
  { borderRadius, border: `1px solid ${vars.color.lineStrong}` },
]);

export const shadow = styleVariants(vars.shadow, (boxShadow) => [
  box,
  { boxShadow, borderRadius: vars.radius.card },
]);

export const table = style({ ...typography.small, borderCollapse: 'collapse', textAlign: 'left' });

export const cell = style({
  padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[3]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: 400,
});
