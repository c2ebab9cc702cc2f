import { typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

/** A price list has its sheet to itself. */
export const section = style({
  '@media': {
    print: { selectors: { 'section[data-services] ~ &': { display: 'none' } } },
  },
});

export const lead = style({ marginTop: vars.space[5] });

export const guide = style({ marginTop: vars.space[5] });

export const columns = style({ display: 'grid' });

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  paddingBlock: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    '(max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { paddingBlock: vars.space[1] },
  },
});

export const name = style(typography.h4);

export const source = style({
  marginTop: vars.space[4],
  fontSize: vars.size.small,
  color: vars.color.ink2,
});
