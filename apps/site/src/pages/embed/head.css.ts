import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

const headerHeight = '88px';

/** The picture's window ends it. */
export const section = style({
  paddingTop: `calc(${headerHeight} + clamp(40px, 4.4vw, 80px))`,
  paddingBottom: 0,
  overflow: 'hidden',
  '@media': { print: { paddingTop: 0 } },
});

export const heading = style({ maxWidth: '9em' });

export const lead = style({ marginTop: vars.space[5] });
