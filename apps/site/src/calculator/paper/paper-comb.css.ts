import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const comb = style({ display: 'block', flex: 'none', width: '100%', breakInside: 'avoid' });

export const words = style({ fill: '#FFFFFF', font: `600 40px ${vars.font.text}` });

/** The salon’s name, where combs carry their maker’s. */
export const name = style({ font: `500 90px ${vars.font.display}` });
