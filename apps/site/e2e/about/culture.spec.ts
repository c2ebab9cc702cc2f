import type { Page } from '@playwright/test';
import { culture, library } from '@tallycomb/content/about';
import { expect, test } from '../support/console-watch';
import { openHydrated } from '../support/hydration';
import { expectNoSidewaysScroll } from '../support/layout';
import { sectionOf } from '../support/page-parts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`Culture & Operating Values ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });
    const valuesOn = (page: Page) => sectionOf(page, 'Culture & Operating Values');
    const openOnes = (page: Page) => valuesOn(page).locator('details[open] summary');

    test('are six, in the specified order', async ({ page }) => {
      await page.goto('/about');
      await expect(valuesOn(page).getByRole('heading', { level: 3 })).toHaveText([
        'Compassion',
        'Curiosity',
        'Grit',
        'Logic',
        'Integrity',
        'Responsibility',
      ]);
    });

    test('are open one at a time; a click on the open one closes it', async ({ page }) => {
      await page.goto('/about');
      for (const { name, text } of [...culture.values].reverse()) {
        await valuesOn(page).getByRole('heading', { name, exact: true }).click();
        await expect(openOnes(page)).toHaveText([name]);
        await expect(valuesOn(page).getByText(text)).toBeVisible();
      }
      await valuesOn(page).getByRole('heading', { name: 'Compassion' }).click();
      await expect(openOnes(page)).toHaveCount(0);
    });
  });
}

test('the values open and close from the keyboard', async ({ page }) => {
  await page.goto('/about');
  const logic = page.locator('summary', { hasText: 'Logic' });
  await logic.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open] summary')).toHaveText(['Logic']);
  await page.keyboard.press('Space');
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test.describe('Culture Library', () => {
  const shelfOn = (page: Page) => page.getByRole('list', { name: library.shelfLabel });
  const catalogOn = (page: Page) => page.getByRole('list', { name: library.catalogLabel });

  test('fifteen spines each open their reading in a new tab', async ({ page }) => {
    await page.goto('/about');
    const spines = shelfOn(page).getByRole('listitem').getByRole('link');
    await expect(spines).toHaveCount(15);
    for (const [index, { title, author, link }] of library.entries.entries()) {
      const spine = spines.nth(index);
      await expect(spine).toHaveAccessibleName(`${title} ${author}`);
      await expect(spine).toHaveAttribute('href', link);
      await expect(spine).toHaveAttribute('target', '_blank');
      await expect(spine).toHaveAttribute('rel', 'noopener');
    }
  });

  test('every reading is shown with title, author, kind and description', async ({ page }) => {
    await page.goto('/about');
    const cards = catalogOn(page).getByRole('listitem');
    await expect(cards).toHaveCount(15);
    for (const [index, entry] of library.entries.entries()) {
      const card = cards.nth(index);
      const link = card.getByRole('link', { name: entry.title });
      await expect(link).toHaveAttribute('href', entry.link);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(card).toContainText(entry.author);
      await expect(card).toContainText(library.categoryLabels[entry.category]);
      await expect(card).toContainText(entry.description);
    }
  });

  test('on a phone the shelf scrolls sideways by itself, also from the keyboard', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/about');
    const shelf = shelfOn(page);
    await expect(shelf).toHaveAttribute('tabindex', '0');
    await shelf.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shelf.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await expectNoSidewaysScroll(page);
  });

  test('on a phone no lettering leaves its spine', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    await page.evaluate(() => document.fonts.ready);
    const cutOff = await shelfOn(page)
      .getByRole('link')
      .evaluateAll((spines) =>
        spines
          .filter((spine) => {
            const { top, bottom } = spine.getBoundingClientRect();
            return [...spine.children].some((word) => {
              const box = word.getBoundingClientRect();
              return box.top < top || box.bottom > bottom;
            });
          })
          .map(({ textContent }) => textContent),
      );
    expect(cutOff).toEqual([]);
  });
});
