import { expect, type Page } from '@playwright/test';

/** Less is a wait for something to appear, and no motion. */
const LEAST_MOTION_MS = 2;

/** Animations and transitions that run, by their name or property. */
const runningAnimations = (page: Page) =>
  page.evaluate(
    (least) =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) >= least)
        .map((animation) => {
          if (animation instanceof CSSAnimation) return animation.animationName;
          if (animation instanceof CSSTransition) return animation.transitionProperty;
          return 'an animation by script';
        }),
    LEAST_MOTION_MS,
  );

export const expectNothingMoves = async (page: Page, when: string) =>
  expect(await runningAnimations(page), when).toEqual([]);
