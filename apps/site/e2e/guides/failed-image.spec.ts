import { expect, test } from '../support/console-watch';
import { PLACEHOLDER } from '../support/guide-list';

const covers = /\/guides\/[a-z-]+\.svg$/;

test.describe('a failed image', () => {
  test('is logged and replaced by the placeholder, also when it failed before hydration', async ({
    page,
    watch,
  }) => {
    await page.route(/scenario-analysis\.svg$/, (route) => route.abort());
    await page.goto('/guides');
    const images = page.getByRole('main').locator('img');
    await expect(images.nth(1)).toHaveAttribute('src', PLACEHOLDER);
    await expect
      .poll(() => images.nth(1).evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBe(600);
    await expect(images.nth(0)).toHaveAttribute('src', '/guides/price-optimization.svg');
    const logged = watch.messages.filter((message) =>
      message.includes('Error loading guide image'),
    );
    expect(logged).toEqual([expect.stringContaining('/guides/scenario-analysis.svg')]);
  });

  test('is replaced at the head of a guide reached inside the app', async ({ page, watch }) => {
    await page.route(/scenario-analysis-wide\.svg$/, (route) => route.abort());
    await page.goto('/guides');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Write Three Versions of Next Year' })
      .click();
    await expect(page.locator('picture img')).toHaveAttribute('src', PLACEHOLDER);
    await expect
      .poll(() => watch.messages.join('\n'))
      .toMatch(/Error loading guide image .*\/guides\/scenario-analysis-wide\.svg/);
  });

  test('asks for a placeholder that fails once, not again and again', async ({ page, watch }) => {
    const asked: string[] = [];
    await page.route(covers, (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await page.goto('/guides/price-optimization');
    await expect(page.locator('picture img')).toHaveAttribute('src', PLACEHOLDER);
    await page.waitForTimeout(300);
    expect(asked.filter((path) => path === PLACEHOLDER)).toHaveLength(1);
    const logged = watch.messages.filter((message) =>
      message.includes('Error loading guide image'),
    );
    expect(logged).toHaveLength(1);
  });
});
