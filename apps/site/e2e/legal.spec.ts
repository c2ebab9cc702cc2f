/** The legal pages have the texts of their documents, which `content` checks by the spec. */
import { arbitration, privacy, terms } from '@tallycomb/content/legal';
import { expect, test } from './support/console-watch';
import { boxOf } from './support/layout';
import { articleText, contentsOf, pageHeading } from './support/locators';

/** Texts between the tags, without the token of the contact address. */
const textsOf = (html: string) =>
  html
    .split(/<[^>]+>|\{contactEmail\}/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');

/** Texts of the second-level headings, in order. */
const headingsIn = (html: string) =>
  [...html.matchAll(/<h2\b[^>]*>([^<]+)/g)].map(([, heading = '']) => heading);

for (const { id, title, html, updated } of [terms, privacy, arbitration])
  test(`${title} has all of its document`, async ({ page }) => {
    await page.goto(`/${id}`);
    await expect(pageHeading(page)).toHaveText(title);
    const shown = ((await articleText(page).textContent()) ?? '').replace(/\s+/g, ' ');
    expect(textsOf(html).filter((text) => !shown.includes(text))).toEqual([]);
    await expect(articleText(page).getByRole('heading', { level: 2 })).toHaveText(headingsIn(html));
    await expect(contentsOf(page).getByRole('link')).toHaveText(headingsIn(html));
    const day = page.getByText(/^Last updated /).locator('time');
    await expect(day).toHaveText(updated.text);
    await expect(day).toHaveAttribute('datetime', updated.iso);
  });

test('the California table labels each cell on a phone', async ({ page }) => {
  await page.goto('/privacy');
  const table = page.getByRole('table', { name: 'Personal information under California law' });
  await page.setViewportSize({ width: 320, height: 900 });
  await page.locator('summary').filter({ hasText: 'California Notice' }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  const cell = table.getByRole('cell', { name: 'Name, email address, IP address, user id' });
  const label = await cell.evaluate((it) => getComputedStyle(it, '::before').content);
  expect(label).toBe('"Examples"');
  const rights = await table
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...rights)).toBeLessThanOrEqual(320);
});

test('on a phone each section is its summary, and a link into one opens it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy');
  const optingOut = articleText(page).getByRole('heading', { name: 'Opting out' });
  await expect(optingOut).toBeHidden();
  await articleText(page).getByRole('link', { name: 'opt out', exact: true }).first().click();
  await expect(optingOut).toBeInViewport();
  await test.step('also in a browser that opens none for it, as Safari before 26', async () => {
    await page.evaluate(() => {
      history.replaceState(null, '', '#collect-consent');
      dispatchEvent(new HashChangeEvent('hashchange'));
    });
    await expect(page.locator('#collect-consent')).toBeVisible();
  });
});

test('beside a long section its summary stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/privacy');
  const user = articleText(page).getByRole('heading', { name: 'When you become a user' });
  await user.evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
  const summary = articleText(page).getByRole('note').filter({ hasText: 'without a name' });
  await expect(summary).toBeInViewport({ ratio: 1 });
  expect((await boxOf(summary)).x).toBeGreaterThan((await boxOf(user)).right);
});
