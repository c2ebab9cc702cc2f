import { media, typography, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { onOneLine, widest } from './figure-room';

const raiseSize = 'clamp(5rem, 19vw, 17rem)';

/** The figure takes all the room that the heading leaves. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: `${vars.space[5]} clamp(32px, 6vw, 96px)`,
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[5] },
  },
});

/** As wide as the figure in it may become. */
export const room = style({ containerType: 'inline-size' });

export const raise = styleVariants(widest, (share) => ({
  ...typography.num,
  ...onOneLine(raiseSize, share),
  textAlign: 'right',
  '@media': {
    [media.stacked]: { textAlign: 'left' },
    print: { fontSize: '2.5rem' },
  },
}));

/** On paper every part begins at its rule. */
export const columns = style({
  marginTop: 'clamp(32px, 4vw, 64px)',
  '@media': {
    print: { marginTop: vars.space[2], selectors: { '&&': { alignItems: 'start' } } },
  },
});

/** Of a figure that is not the whole country's. */
export const where = style({ ...typography.h3, marginBottom: vars.space[3] });

export const caption = style({
  ...typography.lead,
  maxWidth: '24em',
  '@media': { print: { fontSize: vars.size.body } },
  color: vars.color.onTeal2,
});

export const guide = style({
  marginTop: vars.space[4],
  '@media': { print: { display: 'none' } },
});
