import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

/** A disclosure between two rules; left out on paper while it is closed. */
export const folded = style({
  minWidth: 0,
  marginTop: vars.space[4],
  borderBlock: `1px solid ${vars.color.lineStrong}`,
  selectors: { '&[open]': { paddingBottom: vars.space[4] } },
  '@media': { print: { selectors: { '&:not([open])': { display: 'none' } } } },
});

/** Ends with a plus, or with a minus while it is open. */
export const summary = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingBlock: vars.space[3],
  fontWeight: 600,
  listStyle: 'none',
  '::after': {
    content: ['"+"', '"+" / ""'],
    color: vars.color.accentText,
    fontSize: vars.size.h4,
    lineHeight: 1,
  },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &::after': { content: ['"−"', '"−" / ""'] },
  },
});
