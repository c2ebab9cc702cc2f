import { vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { apart } from '../../layout';

/** Less padding than on the site, as the site around the frame has its own margins. */
export const section = style({ padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[4]}` });

// Also fills the rest of a frame that is higher than its content.
globalStyle(`body:has(${section})`, { background: vars.color.backgroundHoney });

export const heading = style({ marginBottom: vars.space[4] });

export const source = style({
  ...apart(`${vars.space[2]} ${vars.space[5]}`),
  marginTop: vars.space[4],
  vars: { [vars.color.strike]: vars.color.lacquerOnHoney },
  fontSize: vars.size.small,
});
