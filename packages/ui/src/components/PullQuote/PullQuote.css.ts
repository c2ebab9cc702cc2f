import { style } from '@vanilla-extract/css';
import { typography, vars } from '../../styles-entry';

export const pullQuote = style({
  ...typography.tab,
  marginBlock: '1.2em',
  paddingLeft: '28px',
  borderLeft: `6px solid ${vars.color.lacquer}`,
  textWrap: 'balance',
});
