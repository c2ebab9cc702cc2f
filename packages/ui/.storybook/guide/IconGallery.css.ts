import { style } from '@vanilla-extract/css';
import { vars } from '../../src/styles/contract.css';
import { typography } from '../../src/styles/type';

const { color, space } = vars;

export const search = style({ maxWidth: '26rem' });
export const count = style({ ...typography.small, marginTop: space[2], color: color.ink2 });
export const group = style({ marginTop: space[7] });
export const title = style({ ...typography.h3, marginBottom: space[4] });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: '1px',
});

/** On a sheet of its own, with hairlines between the sheets. */
export const item = style({
  ...typography.caption,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[2],
  padding: `${space[5]} ${space[2]} ${space[3]}`,
  background: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
});

export const icon = style({ width: '2.5rem', height: '2.5rem', marginBottom: space[2] });

export const download = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: '1.5rem',
  paddingInline: space[2],
  fontWeight: 600,
  textDecoration: `underline 2px ${color.strike}`,
  textUnderlineOffset: '4px',
});
