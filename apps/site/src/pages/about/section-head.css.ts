import { media, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  alignItems: ['end', 'last baseline'],
  gap: vars.space[5],
  marginBottom: vars.space[8],
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.mobile]: { gap: vars.space[4], marginBottom: vars.space[5] },
    print: { display: 'block', marginBottom: vars.space[4] },
  },
});

export const lead = style({ maxWidth: '24em' });
