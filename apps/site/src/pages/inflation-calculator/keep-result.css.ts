import { media, typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';
import { apart, fitting } from '../../layout';
import { onPaper, phoneUnit, unit, wide } from './new-prices.css';

export const keep = style({
  marginTop: `calc(2 * ${unit})`,
  '@media': {
    // The heading beside its lead, above all actions on one line.
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      gridColumn: '1 / -1',
      alignItems: ['end', 'last baseline'],
      marginTop: unit,
    },
    [media.mobile]: { marginTop: `calc(2 * ${phoneUnit})` },
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

/** Quiet actions with what comes of each: a line each, as on a price list, or a column each. */
export const actions = style({
  ...typography.small,
  marginTop: vars.space[4],
  borderTop: rule,
  '@media': { [wide]: { ...fitting('13rem', `0 ${unit}`), gridColumn: '1 / -1', border: 0 } },
});

export const action = style({
  ...apart(`0 ${vars.space[4]}`, 'baseline'),
  borderBottom: rule,
  '@media': {
    [wide]: {
      display: 'block',
      borderBottom: 0,
      borderTop: rule,
      selectors: { '&:has(details[open])': { gridColumn: '1 / -1' } },
    },
  },
});

export const actionNote = style({
  selectors: { '[open] + &': { display: 'none' } },
  color: vars.color.onTeal2,
  '@media': { [wide]: { display: 'block', marginTop: `calc(-1 * ${vars.space[2]})` } },
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
