import { media, typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';
import { edged } from '../../layout';

const { space } = vars;

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: `${space[6]} clamp(28px, 4vw, 64px)`,
  alignItems: 'end',
  paddingTop: 'clamp(112px, 8rem + 2vw, 168px)',
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'block', paddingTop: 0 },
  },
});

/** The last line of the words stands on the lower edge of the picture. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignSelf: 'stretch',
  gap: space[5],
});

export const title = style({ maxWidth: '3.6em' });

export const updated = style({ ...typography.lead, color: vars.color.ink2 });

export const picture = style({
  ...edged,
  width: '100%',
  aspectRatio: '10 / 7',
  objectFit: 'cover',
  borderRadius: vars.radius.stage,
  filter: vars.artFilter,
  '@media': { print: { display: 'none' } },
});
