import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../packages/ui/src/styles/contract.css';
import { media } from '../../../packages/ui/src/styles/media';
import { typography } from '../../../packages/ui/src/styles/type';

const { color, space } = vars;

export const sheet = style({
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
});

export const band = style({
  padding: space[5],
  '@media': { [media.mobile]: { padding: space[4] } },
});
export const night = style([band, { background: color.night, color: color.onNight }]);

export const background = style({ ...typography.h4, marginBottom: space[4] });

/** On a phone a row to be pushed along: one above the other they would be a wall. */
export const states = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(256px, 1fr))',
  gap: `${space[5]} ${space[4]}`,
  alignItems: 'start',
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: '256px',
      overflowX: 'auto',
    },
  },
});
export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  margin: 0,
  overflowX: 'auto',
});
/** A drawing may be larger than its place; cut off, it would tell less than small. */
globalStyle(`${state} svg`, { maxWidth: '100%' });
export const name = style({ ...typography.caption, color: 'inherit' });
globalStyle(`${name} a`, { color: 'inherit', textUnderlineOffset: '3px' });
