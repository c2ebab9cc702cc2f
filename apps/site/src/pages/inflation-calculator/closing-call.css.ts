import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

/** A call to press a button, which paper has not. */
export const section = style({ '@media': { print: { display: 'none' } } });

export const heading = style({ maxWidth: '9em' });

export const lead = style({ marginBlock: `${vars.space[5]} ${vars.space[6]}` });

export const embed = style({
  display: 'inline-block',
  marginTop: vars.space[6],
  paddingBlock: vars.space[1],
  fontSize: vars.size.small,
});
