import { typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';
import { paperColumns } from '../result/figure-size';
import { slabForm, slabOf, slabPanel } from './slab';

export const slab = style(
  slabOf('5fr', '7fr', {
    gridTemplateColumns: paperColumns,
    gap: '24px',
    paddingTop: vars.space[4],
    borderTop: '3px solid',
    borderRadius: 0,
    selectors: { '&:has([data-state="prompt"])': { display: 'none' } },
  }),
);

export const form = style(slabForm);

/** The button, and what explains it. */
export const action = style({ display: 'flex', flexDirection: 'column' });

export const footnote = style({
  marginTop: vars.space[4],
  fontSize: vars.size.small,
  color: vars.color.ink2,
});

export const panel = style([
  slabPanel,
  { '@media': { print: { vars: { [vars.size.result]: '5rem' } } } },
]);

export const entered = style({ display: 'none', '@media': { print: { display: 'block' } } });

export const enteredValue = style({
  ...typography.h3,
  marginBottom: vars.space[3],
  overflowWrap: 'anywhere',
});

export const detailsSentence = style({
  maxWidth: '34em',
  '@media': { print: { maxWidth: 'none' } },
});

export const detailsNote = style({
  marginTop: vars.space[2],
  maxWidth: '40em',
  fontSize: vars.size.small,
  color: vars.color.onNightMuted,
  '@media': { print: { maxWidth: 'none' } },
});
