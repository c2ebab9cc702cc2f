import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const section = style({ '@media': { print: { display: 'none' } } });

export const lead = style({ marginBlock: `${vars.space[5]} ${vars.space[6]}` });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  marginTop: vars.space[7],
});

/** Large enough for a finger, whatever is beside it. */
export const link = style({ display: 'inline-block', paddingBlock: vars.space[1] });
