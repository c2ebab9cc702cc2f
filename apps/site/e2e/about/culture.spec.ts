import type { Page } from '@playwright/test';
import { culture, library } from '@tallycomb/content/pages';
import { expect, test } from '../support/console-watch';
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

  test('on a phone they stand on one shelf, faces out, that is swiped or tabbed along', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    await expect(shelfOn(page)).toBeHidden();
    const shelf = catalogOn(page);
    const feet = await shelf
      .getByRole('listitem')
      .evaluateAll((books) => books.map((book) => Math.round(book.getBoundingClientRect().bottom)));
    expect(new Set(feet).size).toBe(1);
    const last = shelf.getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  });
});
