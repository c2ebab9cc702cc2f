import { styleVariants } from '@vanilla-extract/css';
import { layout } from '../../../packages/ui/src/styles/constants';
import { vars } from '../../../packages/ui/src/styles/contract.css';

/** A tooth of the length of the step, lying. */
export const bar = styleVariants(layout.space, (width) => ({
  width,
  height: '20px',
  borderRadius: `0 ${vars.radius.stage} ${vars.radius.stage} 0`,
  background: vars.color.comb,
}));
