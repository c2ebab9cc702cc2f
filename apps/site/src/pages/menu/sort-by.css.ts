import { focusRing, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';
import { cards } from './layouts';

const { color, space } = vars;

/** Once there is something to sort. */
export const sortBy = style({
  display: 'none',
  '@media': {
    [cards]: {
      selectors: {
        'section[data-services] &': {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: space[3],
          marginBottom: space[5],
        },
      },
    },
  },
});

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: vars.size.small,
});

const control = {
  minHeight: '44px',
  padding: `${space[1]} ${space[3]}`,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.ink,
  fontSize: '1rem',
  fontWeight: 600,
  ':focus-visible': focusRing,
} as const;

export const columns = style({ ...control, maxWidth: '100%' });

export const reverse = style({ ...control, cursor: 'pointer' });
