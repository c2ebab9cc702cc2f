import { guides } from '@tallycomb/content/guides';
import { expect, test } from '../support/console-watch';
import { cardsOn, guidePath } from '../support/guide-list';
import { pageHeading } from '../support/page-parts';

test.describe('the list', () => {
  test('is a 2-column grid of cards, of which the first leads', async ({ page }) => {
    await page.goto('/guides');
    await expect(cardsOn(page)).toHaveCount(guides.length);
    const [first, second, third] = await Promise.all(
      [0, 1, 2].map((at) => cardsOn(page).nth(at).boundingBox()),
    );
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
    expect(third?.x).toBe(second?.x);
    expect(first?.width).toBeGreaterThan(second?.width ?? 0);
  });

  test('has one column below 768 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await page.goto('/guides');
    const [first, second] = await Promise.all(
      [0, 1].map((at) => cardsOn(page).nth(at).boundingBox()),
    );
    expect(second?.x).toBe(first?.x);
  });

  for (const { id, title, readTime, date, image } of guides) {
    test(`shows "${title}" with image, title, reading time and date, and leads to it`, async ({
      page,
    }) => {
      await page.goto('/guides');
      const card = cardsOn(page).filter({ has: page.getByRole('heading', { name: title }) });
      await expect(card.locator('img')).toHaveAttribute('src', image);
      await expect(card).toContainText(readTime);
      await expect(card.locator('time')).toHaveText(date);
      await expect(card.getByRole('link')).toHaveAttribute('href', guidePath(id));
      await card.click({ position: { x: 40, y: 40 } });
      await expect(page).toHaveURL(guidePath(id));
      await expect(pageHeading(page)).toHaveText(title);
    });
  }
});
