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

/** Appears without motion after ten seconds if not even the entry's script has run. */
export const lateScript = style({
  visibility: 'hidden',
  height: 0,
  overflow: 'hidden',
  fontWeight: 600,
  animation: `${appear} 1ms 10s forwards`,
  // Once it runs, the script explains the delay beside each control.
  selectors: { ':root[data-started] &': { animation: 'none' } },
  '@media': { '(scripting: none)': { display: 'none' } },
});
