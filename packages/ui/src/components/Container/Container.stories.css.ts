import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';

const { color, space } = vars;

/** The gutters in one color, what they leave in another. */
export const measured = style({
  paddingBlock: space[7],
  background: `linear-gradient(${color.wash} 0 0) content-box, ${color.backgroundHero}`,
});
