import { typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';
import { apart } from '../../layout';

export const percentList = style({ borderBottom: `1px solid ${vars.color.line}` });

export const percentItem = style({
  ...apart(`0 ${vars.space[4]}`, 'baseline'),
  paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
  borderTop: `1px solid ${vars.color.line}`,
});

export const percentValue = style({ ...typography.h2 });
