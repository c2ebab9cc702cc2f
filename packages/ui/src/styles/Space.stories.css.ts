import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from './constants';
import { vars } from './contract.css';
import { media } from './media';
import { typography } from './type';

const { color, space } = vars;

export const row = style({
  ...typography.small,
  display: 'grid',
  gridTemplateColumns: '9rem 4rem minmax(0, 1fr) minmax(0, 18rem)',
  gap: space[4],
  alignItems: 'center',
  paddingBlock: space[3],
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'auto 1fr' } },
});

export const pixels = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const use = style({ color: color.ink2 });

/** A tooth of the length of the step, lying. */
export const bar = styleVariants(layout.space, (width) => ({
  width,
  height: '20px',
  borderRadius: `0 ${vars.radius.stage} ${vars.radius.stage} 0`,
  background: color.comb,
}));

export const table = style({ ...typography.small, borderCollapse: 'collapse', textAlign: 'left' });
export const cell = style({
  padding: `${space[3]} ${space[5]} ${space[3]} 0`,
  borderBottom: `1px solid ${color.line}`,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});
export const scroller = style({ overflowX: 'auto' });
