import { style } from '@vanilla-extract/css';
import { vars } from '../src/styles/contract.css';
import { media } from '../src/styles/media';
import { typography } from '../src/styles/type';

const { color, space } = vars;

export const matrix = style({
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
});

export const band = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 216px), 1fr))',
  gap: `${space[5]} ${space[4]}`,
  alignItems: 'start',
  padding: space[5],
  '@media': { [media.mobile]: { padding: space[4] } },
});
export const night = style([band, { background: color.night, color: color.onNight }]);

export const background = style({ ...typography.h4, gridColumn: '1 / -1' });
export const state = style({ display: 'grid', gap: space[3], justifyItems: 'start', margin: 0 });
export const name = style({ ...typography.caption, color: 'inherit' });
