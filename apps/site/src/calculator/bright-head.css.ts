/** Styles of the yellow head of the calculator's pages. */
import { headerHeightPx, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';
import { belowHeader } from '../layout';

const wideWindow = '(min-width: 1024px)';

/** Matches the low window of a laptop. */
const laptopWindow = `${wideWindow} and (max-height: 900px)`;

/** Space that shrinks with the window's height, so that the form is on the first screen of a desktop. */
const byHeight = (max: string, min: string) => `min(${max}, max(${vars.space[4]}, ${min}))`;

const spaces = {
  above: 'clamp(48px, 5vw, 96px)',
  beforeLead: 'clamp(20px, 2.4vw, 36px)',
  beforeSlab: 'clamp(36px, 4vw, 72px)',
} as const;

export const section = style([
  belowHeader(spaces.above),
  {
    paddingBottom: 'clamp(48px, 7vw, 112px)',
    '@media': {
      [wideWindow]: {
        paddingTop: `calc(${headerHeightPx}px + ${byHeight(spaces.above, '20vh - 140px')})`,
      },
      print: { paddingBlock: 0 },
    },
  },
]);

/** Cuts a fallback font off at its lines, so that nothing moves when the real one arrives. */
export const heading = style({
  paddingBlock: '.2em',
  marginBlock: '-.2em',
  overflowY: 'clip',
  '@media': { [laptopWindow]: { fontSize: `min(${vars.size.h1}, 13vh)` } },
});

export const lead = style({
  maxWidth: '34em',
  marginTop: spaces.beforeLead,
  color: vars.color.onHoney,
  '@media': {
    [wideWindow]: { marginTop: byHeight(spaces.beforeLead, '7vh - 40px') },
    [laptopWindow]: { maxWidth: 'none', textWrap: 'balance' },
  },
});

export const slab = style({
  marginTop: spaces.beforeSlab,
  '@media': {
    [wideWindow]: { marginTop: byHeight(spaces.beforeSlab, '12vh - 64px') },
    print: { marginTop: vars.space[4] },
  },
});
