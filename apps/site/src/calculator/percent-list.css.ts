import { typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const list = style({ borderBottom: `1px solid ${vars.color.line}` });

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
  borderTop: `1px solid ${vars.color.line}`,
});

export const value = style({ ...typography.h2 });
