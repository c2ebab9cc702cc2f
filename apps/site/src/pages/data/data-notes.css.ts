import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  alignContent: 'start',
});

export const field = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.small,
});

export const links = style({ display: 'grid', gap: vars.space[4] });

/** Large enough for a finger, whatever is beside it. */
export const link = style({ display: 'inline-block', paddingBlock: vars.space[1] });
