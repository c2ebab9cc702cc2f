/** Styles of the slab that the calculator's pages begin with: form beside result. */
import { media, vars } from '@tallycomb/ui/styles';
import type { StyleRule } from '@vanilla-extract/css';

type OnPaper = NonNullable<StyleRule['@media']>[string];

/** Two columns of these widths, stacked on a phone. */
export const slabOf = (left: string, right: string, print: OnPaper): StyleRule => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${left}) minmax(0, ${right})`,
  overflow: 'hidden',
  borderRadius: vars.radius.stage,
  boxShadow: vars.shadow.e2,
  color: vars.color.ink,
  // Focus color for paper; the section's is for honey.
  vars: { [vars.color.focus]: vars.color.ink },
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
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
  '@media': { print: { display: 'none' } },
};
