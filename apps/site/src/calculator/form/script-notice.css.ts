import { vars } from '@tallycomb/ui/styles';
import { keyframes, style } from '@vanilla-extract/css';

export const withoutScript = style({
  display: 'none',
  marginTop: vars.space[2],
  fontWeight: 600,
  '@media': { '(scripting: none)': { display: 'block' } },
});

const appear = keyframes({
  to: { visibility: 'visible', height: 'auto', marginTop: vars.space[2] },
});

/** Where not even the entry's script comes: a wait without motion. */
export const lateScript = style({
  visibility: 'hidden',
  height: 0,
  overflow: 'hidden',
  fontWeight: 600,
  animation: `${appear} 1ms 10s forwards`,
  // From then on the script says beside each control why it has no answer yet.
  selectors: { ':root[data-started] &': { animation: 'none' } },
  '@media': { '(scripting: none)': { display: 'none' } },
});
