import { media } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const section = style({
  '@media': { screen: { paddingTop: 'clamp(56px, 6.4vw, 112px)' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(13rem, 3fr) minmax(0, 9fr)',
  gap: 'clamp(32px, 5vw, 96px)',
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Paper has no list at the left: the releases would stand in its narrow column.
    print: { display: 'block' },
  },
});

export const version = style({ display: 'block', fontWeight: 600 });

export const date = style({ fontWeight: 400, whiteSpace: 'nowrap' });
