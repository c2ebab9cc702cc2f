import { style } from '@vanilla-extract/css';
import { focusRing, typography, vars } from '../../styles-entry';

const box = '1.375rem';

export const checkbox = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });

export const label = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  // 44 pixels high for a finger, in the room of a line.
  paddingBlock: '.75rem',
  marginBlock: `calc(${vars.space[2]} - .75rem)`,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: vars.color.ink2, cursor: 'not-allowed' },
  },
});

export const input = style({
  flex: 'none',
  width: box,
  height: box,
  margin: 0,
  accentColor: vars.color.ink,
  ':focus-visible': { ...focusRing, borderRadius: vars.radius.control },
});

/** Hint, aligned with the label rather than the box. */
export const hint = style({
  ...typography.small,
  paddingLeft: `calc(${box} + ${vars.space[3]})`,
  color: vars.color.ink2,
});
