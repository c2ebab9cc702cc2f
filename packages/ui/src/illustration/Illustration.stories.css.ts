import { style } from '@vanilla-extract/css';
import { vars } from '../styles/contract.css';

/** Pictures side by side, each with its caption. */
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[5],
});

export const caption = style({
  marginTop: vars.space[1],
  color: vars.color.ink2,
  fontSize: vars.size.caption,
});
