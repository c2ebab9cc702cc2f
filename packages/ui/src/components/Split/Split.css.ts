import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { media } from '../../styles/media';

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: 'clamp(32px, 6vw, 96px)',
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // A heading stays with what follows it in a block, not across the rows of a grid.
    print: { display: 'block' },
  },
});

globalStyle(`${split} > * + *`, { '@media': { print: { marginTop: vars.space[5] } } });

export const align = styleVariants({
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  stretch: { alignItems: 'stretch' },
});
