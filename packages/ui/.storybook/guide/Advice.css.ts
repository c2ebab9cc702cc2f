import { style } from '@vanilla-extract/css';
import { vars } from '../../src/styles/contract.css';
import { media } from '../../src/styles/media';
import { typography } from '../../src/styles/type';

const { color, space } = vars;

export const advice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: space[5],
});

const side = style({
  padding: space[5],
  borderRadius: vars.radius.card,
  clipPath: 'polygon(0 0, calc(100% - 20px) 0, 100% 20px, 100% 100%, 0 100%)',
  '@media': { [media.forcedColors]: { border: '1px solid', clipPath: 'none' } },
});

export const wise = style([side, { background: color.goodBg, color: color.good }]);
export const unwise = style([side, { background: color.warnBg, color: color.warn }]);

export const title = style({ ...typography.h3, marginBottom: space[3] });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[2],
});

export const sign = style({ width: '20px', height: '20px', marginTop: '.2em' });
