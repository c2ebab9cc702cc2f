/** The list of sections beside a long text; its own behavior is tested in stories. */
import { expect, test } from '../support/console-watch';
import { boxOf } from '../support/layout';
import { openHydrated } from '../support/loading';

for (const { path, list, link, id } of [
  { path: '/changelog', list: 'Releases', link: 'Plugged In', id: 'v2-3-6' },
  {
    path: '/guides/price-optimization',
    list: 'On this page',
    link: 'Mind the Commission Trap',
    id: 'commission',
  },
])
  test(`the list of ${path} marks the section in view, and links to it below the header`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, path);
    const contents = page.getByRole('navigation', { name: list });
    const entry = contents.getByRole('link', { name: link });
    const part = page.locator(`#${id}`);
    await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(entry).toHaveAttribute('aria-current', 'location');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(entry).not.toHaveAttribute('aria-current');
    await entry.click();
    await expect(page).toHaveURL(`${path}#${id}`);
    await expect(entry).toHaveAttribute('aria-current', 'location');
    await expect.poll(async () => Math.round((await boxOf(part)).y)).toBe(100);
    await expect(contents).toBeInViewport({ ratio: 1 });
    expect((await boxOf(contents)).right).toBeLessThanOrEqual((await boxOf(part)).x);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(contents).toBeHidden();
  });
