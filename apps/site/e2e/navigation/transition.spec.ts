/** How one page gives way to the next, where the browser knows view transitions. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/console-watch';
import { openHydrated } from '../support/loading';
import { footerLink } from '../support/navigation';

interface Watched {
  /** What is animated as each change of page begins, by part of the page's picture. */
  animated?: string[][];
}

/** Follows what is animated as pages change. */
async function watchTransitions(page: Page) {
  await page.evaluate(() => {
    const watched: Watched = window as Watched;
    watched.animated = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const note = () => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        const parts = effects.filter((effect) => Number(effect.getTiming().duration) > 0);
        watched.animated?.push(parts.flatMap(({ pseudoElement }) => pseudoElement ?? []));
      };
      transition.ready.then(note, () => {});
      return transition;
    };
  });
  return () => page.evaluate(() => (window as Watched).animated ?? []);
}

const NEW_PAGE = /^::view-transition-new\(_/;

test('the new page is uncovered, and clicks reach it meanwhile', async ({ page }) => {
  await openHydrated(page, '/');
  const animated = await watchTransitions(page);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect
    .poll(async () => (await animated()).flat())
    .toContainEqual(expect.stringMatching(NEW_PAGE));
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL('/');
});

test('a guide’s cover goes from its card to the head of the guide', async ({ page }) => {
  await openHydrated(page, '/guides');
  const animated = await watchTransitions(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect
    .poll(async () => (await animated()).flat())
    .toContainEqual(expect.stringMatching(/^::view-transition-group\(guide-/));
});

test('no picture of the new page is waited for', async ({ page }) => {
  await page.route('**/guides/*.svg', () => {});
  await page.clock.install();
  await openHydrated(page, '/terms');
  // Whatever waits for a picture gives up by a timer: none runs out now.
  await page.clock.pauseAt(Date.now() + 60_000);
  await footerLink(page, 'Guides').dispatchEvent('click');
  await expect(page).toHaveTitle(/^Salon Pricing Guides/);
});

test('whoever asks for less motion sees the new page at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  const animated = await watchTransitions(page);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(animated).toEqual([[]]);
});
