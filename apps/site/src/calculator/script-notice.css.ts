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

/** A wait and no motion: it must come without any script, even that of the entry. */
export const lateScript = style({
  visibility: 'hidden',
  height: 0,
  overflow: 'hidden',
  fontWeight: 600,
  animation: `${appear} 1ms 10s forwards`,
  // Nothing is on its way yet; the wait begins with the first interaction.
  selectors: { ':root[data-waiting] &': { animation: 'none' } },
  '@media': { '(scripting: none)': { display: 'none' } },
});
