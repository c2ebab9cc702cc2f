import { type, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const lead = style({ marginTop: vars.space[5] });

export const ratesHeading = style({ ...type.h4, marginTop: vars.space[7] });

export const noRates = style({ marginTop: vars.space[3] });

export const rates = style({
  marginTop: vars.space[4],
  borderBottom: `1px solid ${vars.color.lineStrong}`,
});

export const rate = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
  borderTop: `1px solid ${vars.color.lineStrong}`,
});

export const rateValue = style({ ...type.h2 });
