import { media, typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';
import { inRow } from '../../layout';
import { plan } from './desk-cards.css';
import { onPaper, wide } from './new-prices.css';

export const keep = style({
  marginTop: vars.space[7],
  '@media': {
    [wide]: {
      marginTop: 0,
      selectors: {
        [`${plan}:has(li:nth-child(3)) > &`]: { gridColumn: '1 / -1' },
        // Without cards in their place.
        [`${plan}:not(:has(li)) > &`]: { gridArea: '1 / 2' },
      },
    },
    [media.mobile]: { marginTop: vars.space[5] },
  },
});

export const actions = style({
  ...inRow(vars.space[3], 'center'),
  marginTop: vars.space[3],
});

export const share = style({
  ...onPaper,
  display: 'grid',
  gap: vars.space[4],
  maxWidth: '46rem',
  marginTop: vars.space[3],
});

export const save = style({ marginTop: vars.space[3] });

/** Rendered even when empty, so that screen readers announce new text. */
export const outcome = style({
  display: 'block',
  fontWeight: 600,
  ':empty': { position: 'absolute' },
});

export const lead = style({ ...typography.small, marginBlock: vars.space[3] });
