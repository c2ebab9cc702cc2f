import { style } from '@vanilla-extract/css';
import { vars } from '../src/styles/contract.css';
import { typography } from '../src/styles/type';

const { color, space } = vars;

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  marginBottom: space[5],
});

export const way = style({
  ...typography.small,
  color: color.ink2,
  fontWeight: 600,
  textDecoration: `underline 1px ${color.lineStrong}`,
  textUnderlineOffset: '4px',
  ':hover': { color: color.accentText },
});

export const section = style({ marginTop: space[8] });
export const title = style({
  ...typography.h3,
  marginBottom: space[4],
  scrollMarginTop: space[5],
});
