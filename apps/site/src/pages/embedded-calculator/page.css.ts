import { vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { apart } from '../../layout';

/** Set closer than a page of the site: the site around the frame has margins of its own. */
export const section = style({ padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[4]}` });

// A frame that is higher than its content is filled, and so is the room of a toast.
globalStyle(`body:has(${section})`, { background: vars.color.backgroundHoney });

export const heading = style({ marginBottom: vars.space[4] });

export const source = style({
  ...apart(`${vars.space[2]} ${vars.space[5]}`),
  marginTop: vars.space[4],
  fontSize: vars.size.small,
});
