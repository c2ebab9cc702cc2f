import { media, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';
import { beside, plate } from './drawing.css';

/** Cuts off what reaches beyond the sides of the page. */
export const page = style({ overflowX: 'clip' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
  gap: 'clamp(28px, 4vw, 64px)',
  paddingBlock: `clamp(48px, 5vw, 88px) ${vars.section}`,
  selectors: {
    [`&:has(${plate})`]: {
      '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 10fr)' } },
    },
  },
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Paper has no contents at the left: the text would stand in their narrow column.
    print: { display: 'block', paddingBlock: vars.space[5] },
  },
});
