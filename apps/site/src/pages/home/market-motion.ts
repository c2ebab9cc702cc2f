import { media } from '@tallycomb/ui/styles';
import type { StyleRule } from '@vanilla-extract/css';

/** How far the story has passed: from its top at the window's, to its end at the window's. */
export const timeline = '--market';

const canComb = '(animation-timeline: view()) and (d: path("M0 0"))';

/** For where scrolling can comb and movement is welcome; elsewhere the comb is drawn, complete. */
export const whereCombed = (
  rule: NonNullable<NonNullable<StyleRule['@supports']>[string]>,
): StyleRule => ({
  '@media': { [`screen and ${media.motionOk}`]: { '@supports': { [canComb]: rule } } },
});

/** Part of the story's way, in percent, during which something happens. */
export const during = (from: number, to: number) => `contain ${from}% contain ${to}%`;
