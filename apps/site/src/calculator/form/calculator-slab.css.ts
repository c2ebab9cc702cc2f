import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';
import { slabForm, slabOf, slabPanel } from './slab';

export const slab = style(
  slabOf('5fr', '7fr', {
    display: 'block',
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

export const panel = style(slabPanel);

export const detailsSentence = style({ maxWidth: '34em' });

export const detailsNote = style({
  marginTop: vars.space[2],
  maxWidth: '40em',
  fontSize: vars.size.small,
  color: vars.color.onNightMuted,
});
