import { style } from '@vanilla-extract/css';
import { vars } from '../../src/styles/contract.css';
import { typography } from '../../src/styles/type';

const { color, space } = vars;

/** Long values are wider than a phone. */
export const scroller = style({ overflowX: 'auto', marginBottom: space[7] });

export const table = style({
  ...typography.small,
  width: '100%',
  borderCollapse: 'collapse',
  fontFamily: vars.font.text,
  textAlign: 'left',
});

export const caption = style({ ...typography.h4, paddingBottom: space[3], textAlign: 'left' });

export const cell = style({
  padding: `${space[2]} ${space[5]} ${space[2]} 0`,
  borderBottom: `1px solid ${color.line}`,
  fontWeight: 400,
  verticalAlign: 'top',
});

export const chip = style({
  display: 'inline-block',
  width: '1em',
  height: '1em',
  marginRight: space[2],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  verticalAlign: '-.1em',
});
