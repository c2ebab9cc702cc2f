import { expect, type Page } from '@playwright/test';

/** Animations and transitions that run, by their name or property. */
const runningAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => {
        if (animation instanceof CSSAnimation) return animation.animationName;
        if (animation instanceof CSSTransition) return animation.transitionProperty;
        return 'an animation by script';
      }),
  );

export const expectNothingMoves = async (page: Page, when: string) =>
  expect(await runningAnimations(page), when).toEqual([]);
