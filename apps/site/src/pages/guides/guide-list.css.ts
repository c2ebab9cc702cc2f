import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const section = style({ paddingBlock: `0 ${vars.section}` });
