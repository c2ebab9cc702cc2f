import { media } from '@tallycomb/ui/styles';
import type { StyleRule } from '@vanilla-extract/css';

/** How far the drawing has come through the window. */
export const timeline = '--market';

const canComb = '(animation-timeline: view()) and (d: path("M0 0"))';

/** For where scrolling can comb and movement is welcome; elsewhere the comb is drawn, complete. */
export const whereCombed = (
  rule: NonNullable<NonNullable<StyleRule['@supports']>[string]>,
): StyleRule => ({
  '@media': { [`screen and ${media.motionOk}`]: { '@supports': { [canComb]: rule } } },
});

/** It begins when most of the drawing is in the window, and ends before it reaches the top. */
const [begin, end] = [28, 60];
const onTheWay = (percent: number) => `cover ${begin + (percent / 100) * (end - begin)}%`;

/** Part of the story, in percent, during which something happens. */
export const during = (from: number, to: number) => `${onTheWay(from)} ${onTheWay(to)}`;
