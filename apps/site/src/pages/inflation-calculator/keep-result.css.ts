import { typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';
import { apart } from '../../layout';
import { besideCards } from './desk-cards.css';
import { columns, onPaper, wide } from './new-prices.css';

/** Heading and lead, and the actions below them, or beside them in a row of their own. */
export const keep = style({
  marginTop: vars.space[5],
  '@media': {
    [wide]: {
      ...columns,
      gridColumn: '1 / -1',
      gridTemplateRows: 'auto 1fr',
      rowGap: 0,
      selectors: {
        [besideCards]: { display: 'block', gridColumn: 1, alignSelf: 'end', marginTop: 0 },
      },
    },
  },
});

export const lead = style({
  ...typography.small,
  marginTop: vars.space[3],
  maxWidth: '34em',
  color: vars.color.onTeal2,
  textWrap: 'pretty',
});

const rule = `1px solid color-mix(in srgb, ${vars.color.onTeal2} 40%, transparent)`;

/** Quiet actions with what comes of each, as on a price list. */
export const actions = style({
  ...typography.small,
  marginTop: vars.space[4],
  borderTop: rule,
  '@media': { [wide]: { gridArea: '1 / 2 / 3 / 3' } },
});

export const action = style({
  ...apart(`0 ${vars.space[4]}`, 'baseline'),
  borderBottom: rule,
});

export const actionNote = style({
  selectors: { '[open] + &': { display: 'none' } },
  color: vars.color.onTeal2,
});

export const share = style({
  ...onPaper,
  display: 'grid',
  gap: vars.space[4],
  maxWidth: '46rem',
  marginBlock: `${vars.space[1]} ${vars.space[4]}`,
});

export const save = style({ marginTop: vars.space[3] });

/** Rendered even when empty, so that screen readers announce new text. */
export const outcome = style({
  display: 'block',
  fontWeight: 600,
  ':empty': { position: 'absolute' },
});
