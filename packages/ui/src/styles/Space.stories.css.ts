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

/** With room beside it for the measures. */
export const measured = style({ maxWidth: '26rem', paddingRight: space[8] });
export const card = style({
  ...typography.body,
  paddingInline: space[6],
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow.e1,
});
export const heading = style(typography.h4);
export const price = style({ ...typography.h3, lineHeight: 1 });

/** Room, drawn; how much it is stands beside it, as no word fits into the least. */
export const gap = styleVariants(layout.space, (height) => ({
  position: 'relative' as const,
  height,
  background: color.hatch,
}));
export const measure = style({
  ...typography.caption,
  position: 'absolute',
  left: `calc(100% + ${space[6]} + ${space[4]})`,
  top: '50%',
  translate: '0 -50%',
  color: color.ink2,
  fontWeight: 600,
});

export const table = style({ ...typography.small, borderCollapse: 'collapse', textAlign: 'left' });
export const cell = style({
  padding: `${space[3]} ${space[5]} ${space[3]} 0`,
  borderBottom: `1px solid ${color.line}`,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const scroller = style({ overflowX: 'auto' });
