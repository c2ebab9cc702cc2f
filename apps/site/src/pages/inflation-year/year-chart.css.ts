import { typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const ratesHeading = style({ ...typography.h4, marginTop: vars.space[7] });

export const noRates = style({ marginTop: vars.space[3], textWrap: 'pretty' });

export const rates = style({
  marginTop: vars.space[4],
  // On the wash, the usual line is too pale.
  vars: { [vars.color.line]: vars.color.lineStrong },
});
