/** Covers that fail to load: each is logged once, and a placeholder stands in its place. */
import { expect, test } from '../support/console-watch';
import { untilPainted } from '../support/loading';

const PLACEHOLDER = '/guides/placeholder.svg';
const covers = /\/guides\/[a-z-]+\.svg$/;
const LOGGED = 'Error loading guide image';

test.describe('a failed image', () => {
  test('is logged and replaced by the placeholder', async ({ page, watch }) => {
    await page.route(/scenario-analysis\.svg$/, (route) => route.abort());
    await page.goto('/guides');
    const images = page.getByRole('main').locator('img');
    await expect(images.nth(1)).toHaveAttribute('src', PLACEHOLDER);
    const width = () => images.nth(1).evaluate((it: HTMLImageElement) => it.naturalWidth);
    await expect.poll(width).toBe(600);
    await expect(images.nth(0)).toHaveAttribute('src', '/guides/price-optimization.svg');
    const logged = () => watch.messages.filter((message) => message.includes(LOGGED));
    expect(logged()).toEqual([expect.stringContaining('/guides/scenario-analysis.svg')]);
    await page.unrouteAll();
    await page.route(/scenario-analysis-wide\.svg$/, (route) => route.abort());
    await page.reload();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Write Three Versions of Next Year' }).click();
    await expect(page.locator('picture img')).toHaveAttribute('src', PLACEHOLDER);
    await expect.poll(() => logged().join('\n')).toContain('/guides/scenario-analysis-wide.svg');
  });

  test('requests a failing placeholder only once', async ({ page, watch }) => {
    const asked: string[] = [];
    await page.route(covers, (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await page.goto('/guides/price-optimization');
    await expect(page.locator('picture img')).toHaveAttribute('src', PLACEHOLDER);
    await untilPainted(page, 20);
    expect(asked.filter((path) => path === PLACEHOLDER)).toHaveLength(1);
    expect(watch.messages.filter((message) => message.includes(LOGGED))).toHaveLength(1);
  });
});
