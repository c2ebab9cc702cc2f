/** Styles of the slab that the calculator's pages begin with: form beside result. */
import { media, vars } from '@tallycomb/ui/styles';
import type { StyleRule } from '@vanilla-extract/css';

type OnPaper = NonNullable<StyleRule['@media']>[string];

const radius = vars.radius.stage;
/** Wide enough for both parts side by side. */
export const beside = 'screen and (min-width: 1024px)';

/** Two columns of these widths, stacked on a phone. */
export const slabOf = (left: string, right: string, print: OnPaper): StyleRule => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${left}) minmax(0, ${right})`,
  color: vars.color.ink,
  // Focus color for paper; the section's is for honey.
  vars: { [vars.color.focus]: vars.color.ink },
  '@media': {
    [media.stacked]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      // Not `hidden`, in which nothing is sticky.
      overflow: 'clip',
      borderRadius: radius,
      boxShadow: vars.shadow.e2,
    },
    [media.forcedColors]: { border: '1px solid' },
    print,
  },
});

export const slabInset = 'clamp(24px, 3.4vw, 52px)';

/** The form's part, left out on paper, which has the result alone. */
export const slabForm: StyleRule = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  padding: slabInset,
  background: vars.color.surface,
  '@media': {
    // As tall as its content, however tall the answer is.
    [beside]: {
      alignSelf: 'start',
      borderRadius: `${radius} 0 0 ${radius}`,
      boxShadow: vars.shadow.e2,
    },
    print: { display: 'none' },
  },
};

/** The part that answers. */
export const slabPanel: StyleRule = {
  borderRadius: 0,
  '@media': {
    [beside]: { borderRadius: `0 ${radius} ${radius} 0`, boxShadow: vars.shadow.e2 },
  },
};
