import { media, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const container = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: 'clamp(32px, 5vw, 80px)',
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'block' },
  },
});

/** Ten questions on half a sheet. */
globalStyle(`${container} > :last-child`, { '@media': { print: { columns: 2 } } });

/** Stays in view beside the questions. */
export const head = style({
  position: 'sticky',
  top: '110px',
  alignSelf: 'start',
  '@media': {
    [media.stacked]: { position: 'static' },
    print: { position: 'static', breakAfter: 'avoid' },
  },
});

export const lead = style({ marginTop: vars.space[5] });
