import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { type } from '../../styles/type';

const { color, space } = vars;

export const title = style({
  ...type.h3,
  marginBottom: space[4],
  selectors: { 'ul + &': { marginTop: space[7] } },
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: '1px',
});

/** On a sheet of its own, with hairlines between the sheets. */
export const item = style({
  ...type.caption,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[4],
  aspectRatio: '4 / 3',
  background: color.surface,
  color: color.ink2,
  boxShadow: `0 0 0 1px ${color.line}`,
});

export const icon = style({ width: '2.5rem', height: '2.5rem', color: color.ink });
