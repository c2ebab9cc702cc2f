import { style } from '@vanilla-extract/css';
import { typography, vars } from '../../styles-entry';

export const pullQuote = style({
  ...typography.h2,
  marginBlock: '1.2em',
  paddingLeft: '28px',
  borderLeft: `6px solid ${vars.color.lacquer}`,
  fontSize: 'clamp(2rem, 1.6rem + 1.8vw, 3.125rem)',
  lineHeight: 1.02,
  textWrap: 'balance',
});
