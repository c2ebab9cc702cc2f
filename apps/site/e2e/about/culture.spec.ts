import type { Page } from '@playwright/test';
import { culture, library } from '@tallycomb/content/pages';
import { expect, test } from '../support/console-watch';
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
  const shelfOn = (page: Page) => page.locator(`ul[aria-label="${library.shelfLabel}"]`);
  const catalogOn = (page: Page) => page.getByRole('list', { name: library.catalogLabel });

  test('fifteen spines open their reading in a new tab, for a pointer', async ({ page }) => {
    await page.goto('/about');
    const spines = shelfOn(page).locator('a');
    await expect(spines).toHaveCount(15);
    for (const [index, { title, author, link }] of library.entries.entries()) {
      const spine = spines.nth(index);
      await expect(spine).toHaveText(`${title} ${author}`);
      await expect(spine).toHaveAttribute('href', link);
      await expect(spine).toHaveAttribute('target', '_blank');
      await expect(spine).toHaveAttribute('rel', 'noopener');
    }
  });

  test('each reading is one tab stop and has one name', async ({ page }) => {
    await page.goto('/about');
    for (const { title } of library.entries) {
      await expect(page.getByRole('link', { name: title })).toHaveCount(1);
    }
    await expect(shelfOn(page).locator('a:not([tabindex="-1"])')).toHaveCount(0);
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

  test('on a phone no lettering leaves its spine', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    await page.evaluate(() => document.fonts.ready);
    const cutOff = await shelfOn(page)
      .locator('a')
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
