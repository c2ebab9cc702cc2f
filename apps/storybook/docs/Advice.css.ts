import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../packages/ui/src/styles/contract.css';
import { media } from '../../../packages/ui/src/styles/media';
import { typography } from '../../../packages/ui/src/styles/type';

const { color, space } = vars;

export const advice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[5],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const side = {
  padding: space[5],
  borderRadius: vars.radius.card,
  clipPath: 'polygon(0 0, calc(100% - 20px) 0, 100% 20px, 100% 100%, 0 100%)',
  '@media': { [media.forcedColors]: { border: '1px solid', clipPath: 'none' } },
} as const;

export const wise = style({ ...side, background: color.goodBg, color: color.good });
export const unwise = style({ ...side, background: color.warnBg, color: color.warn });

const sides = `:is(${wise}, ${unwise})`;
globalStyle(`${sides} > h3`, { ...typography.h3, marginBottom: space[3], color: 'inherit' });
globalStyle(`${sides} > ul > li`, {
  ...typography.body,
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[2],
});
globalStyle(`${sides} > ul > li > svg`, { width: '20px', height: '20px', marginTop: '.2em' });

/** What the line says, drawn. */
export const example = style({
  gridColumn: 2,
  marginTop: space[2],
  padding: space[4],
  overflow: 'hidden',
  // What is fixed to the window stays in its example.
  contain: 'paint',
  borderRadius: vars.radius.control,
  background: color.bg,
  color: color.ink,
});
globalStyle(`${example} *`, { animation: 'none !important' });
