import { media, typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

/** A disclosure between two rules; left out on paper while it is closed. */
export const folded = style({
  minWidth: 0,
  marginTop: vars.space[4],
  borderBlock: `1px solid ${vars.color.lineStrong}`,
  selectors: { '&[open]': { paddingBottom: vars.space[4] } },
  '@media': { print: { selectors: { '&:not([open])': { display: 'none' } } } },
});

/** A plus after a summary, or a minus while it is open, in the place of the browser's triangle. */
export const foldSign = style({
  listStyle: 'none',
  '::after': { content: ['"+"', '"+" / ""'], color: vars.color.accentText },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &::after': { content: ['"−"', '"−" / ""'] },
  },
});

export const summary = style([
  foldSign,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    paddingBlock: vars.space[3],
    fontWeight: 600,
    '::after': { fontSize: vars.size.h4, lineHeight: 1 },
  },
]);

/** Shows what a closed disclosure holds, in browsers that can. */
const unfolded = {
  selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
} as const;
const canUnfold = 'selector(::details-content)';

/** A disclosure on phones alone. */
export const foldedOnPhone = style({ '@media': { [media.tabletUp]: unfolded, print: unfolded } });

/** At the end of a positioned block's first line; covers the block while it is closed. */
export const phoneSummary = style([
  summary,
  {
    ...typography.small,
    '@media': {
      [media.mobile]: {
        position: 'absolute',
        inset: `${vars.space[3]} 0 auto`,
        justifyContent: 'flex-end',
        alignItems: 'start',
        gap: vars.space[3],
        minHeight: '44px',
        selectors: { ':not([open]) > &': { bottom: 0 } },
      },
    },
    '@supports': {
      [canUnfold]: {
        '@media': { [media.tabletUp]: { display: 'none' }, print: { display: 'none' } },
      },
    },
  },
]);

/** Holds a heading and a disclosure, whose button is on the heading's line. */
export const phoneBlock = style({
  '@media': { [media.mobile]: { position: 'relative', paddingBlock: vars.space[5] } },
});
