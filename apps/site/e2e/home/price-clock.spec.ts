/** The figure of the inflation section, which counts with the months while the section comes in. */
import type { Page } from '@playwright/test';
import { inflationTeaser } from '@tallycomb/content/pages';
import { expect, test } from '../support/console-watch';
import { layoutShift } from '../support/layout';
import { sectionOf } from '../support/page-parts';

const figureOn = (page: Page) => sectionOf(page, inflationTeaser.heading).getByText(/^\$[\d,.]+$/);

/** What is said in the figure's place, in dollars, and how much of the figure itself shows. */
async function look(page: Page) {
  const [says = '', opacity] = await figureOn(page).evaluate((figure) => [
    figure.nextElementSibling && getComputedStyle(figure.nextElementSibling, '::before').content,
    getComputedStyle(figure).opacity,
  ]);
  return { dollars: Number(says?.replaceAll(/\D/g, '')), shows: Number(opacity) };
}

/** With so much of the section in the window, from 0 to 1. */
async function show(page: Page, share: number) {
  await sectionOf(page, inflationTeaser.heading).evaluate((section, part) => {
    const { top, height } = section.getBoundingClientRect();
    const seen = part * Math.min(height, innerHeight);
    scrollTo({ top: scrollY + top - innerHeight + seen, behavior: 'instant' });
  }, share);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`at ${size.width} it grows as the section comes in, and stands once the section does`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    const final = Number((await figureOn(page).textContent())?.replaceAll(/[$,]/g, ''));
    const counted: number[] = [];
    for (const share of [0.5, 0.65, 0.8]) {
      await show(page, share);
      const { dollars, shows } = await look(page);
      expect(shows).toBe(0);
      counted.push(dollars);
    }
    expect(counted).toEqual([...new Set(counted)].toSorted((a, b) => a - b));
    expect(counted.at(-1)).toBeLessThan(final);
    await show(page, 1.2);
    expect(await look(page)).toEqual({ dollars: 0, shows: 1 });
    // The header becomes lower.
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  });

test('under reduced motion it stands from the start', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await show(page, 0.5);
  expect(await look(page)).toEqual({ dollars: 0, shows: 1 });
});
