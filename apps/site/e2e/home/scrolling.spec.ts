/** Scrolling: a price counts up, and an address opens its question. */
import type { Page } from '@playwright/test';
import { faq, inflationTeaser } from '@tallycomb/content/pages';
import { expect, test } from '../support/console-watch';
import { expectSeenWhole, layoutShift } from '../support/layout';
import { hydrate, openHydrated, untilPainted } from '../support/loading';
import { sectionOf } from '../support/locators';
import { goInApp } from '../support/navigation';

const figureOn = (page: Page) => sectionOf(page, inflationTeaser.heading).getByText(/^\$[\d,.]+$/);

/** Dollars shown in place of the figure, and the opacity of the figure itself. */
async function figureState(page: Page) {
  const [content = '', opacity] = await figureOn(page).evaluate((figure) => [
    figure.nextElementSibling && getComputedStyle(figure.nextElementSibling, '::before').content,
    getComputedStyle(figure).opacity,
  ]);
  return { dollars: Number(content?.replaceAll(/\D/g, '')), shows: Number(opacity) };
}

/** Waits for the fonts and returns the time; their shift has a budget of its own. */
async function untilInFonts(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  await untilPainted(page);
  return page.evaluate(() => performance.now());
}

/** Scrolls until a share of the section is in view, from 0 to 1. */
async function show(page: Page, share: number) {
  await sectionOf(page, inflationTeaser.heading).evaluate((section, part) => {
    const { top, height } = section.getBoundingClientRect();
    const seen = part * Math.min(height, innerHeight);
    scrollTo({ top: scrollY + top - innerHeight + seen, behavior: 'instant' });
  }, share);
  await untilPainted(page);
}

async function expectCounted(page: Page) {
  const final = Number((await figureOn(page).textContent())?.replaceAll(/[$,]/g, ''));
  const counted: number[] = [];
  for (const share of [0.5, 0.65, 0.8]) {
    await show(page, share);
    const { dollars, shows } = await figureState(page);
    expect(shows).toBe(0);
    counted.push(dollars);
  }
  expect(counted).toEqual([...new Set(counted)].toSorted((a, b) => a - b));
  expect(counted.at(-1)).toBeLessThan(final);
  await show(page, 1.2);
  expect(await figureState(page)).toEqual({ dollars: 0, shows: 1 });
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 664 },
])
  test.describe(`at ${size.width}`, () => {
    test.use({ viewport: size });

    test('the price grows while its section scrolls into view, and moves nothing', async ({
      page,
    }) => {
      await page.goto('/');
      const inFonts = await untilInFonts(page);
      await expectCounted(page);
      // The header becomes lower.
      expect(await layoutShift(page, inFonts)).toBeLessThanOrEqual(0.01);
    });
  });

test('under reduced motion the price is complete at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await show(page, 0.5);
  expect(await figureState(page)).toEqual({ dollars: 0, shows: 1 });
});

const ids = faq.items.map(({ id }) => id);
const [third = '', last = ''] = [ids[2], ids.at(-1)];

/** Checks that the answer is open and in view below its question, with nothing over either. */
async function expectAnswerInView(page: Page, id: string): Promise<void> {
  const answer = page.locator(`[id="${id}"]`);
  await expect(answer, id).toBeInViewport({ ratio: 1 });
  const question = page.locator('details', { has: answer }).locator('summary');
  await expect(question, id).toBeInViewport({ ratio: 1 });
  await expectSeenWhole(question);
}

test('the address of a question opens its answer, before hydration and after it', async ({
  page,
}) => {
  await page.goto(`/#${last}`);
  await expectAnswerInView(page, last);
  await hydrate(page);
  await expectAnswerInView(page, last);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, third);
  await expectAnswerInView(page, third);
});

test('a link within the app leads to the answer, too', async ({ page }) => {
  await openHydrated(page, '/about');
  await goInApp(page, `/#${last}`);
  await expectAnswerInView(page, last);
});
