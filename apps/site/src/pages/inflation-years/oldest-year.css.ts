import { typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const oldest = style({ fontSize: vars.size.lead, lineHeight: 1.45, textWrap: 'pretty' });

export const amount = style({ ...typography.num, display: 'block', marginBottom: vars.space[4] });
