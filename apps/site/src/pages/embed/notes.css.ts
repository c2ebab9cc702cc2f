import { media, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const notes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${vars.space[7]} clamp(32px, 4vw, 48px)`,
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'block' },
  },
});

// An address fills its line: its question mark alone says nothing.
globalStyle(`${notes} code`, { wordBreak: 'break-all' });

// Paper has no grid, and so no gaps of one.
globalStyle(`${notes} > * + *`, { '@media': { print: { marginTop: vars.space[7] } } });
