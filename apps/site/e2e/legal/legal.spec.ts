/** The legal pages, as their documents say them; `content` holds those to the specification. */
import { arbitration, privacy, terms } from '@tallycomb/content/legal';
import { expect, test } from '../support/console-watch';
import { articleText, contentsOf, pageHeading } from '../support/page-parts';

/** The texts between the tags, without the token of the contact address. */
const textsOf = (html: string) =>
  html
    .split(/<[^>]+>|\{contactEmail\}/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');

/** Texts of second headings, in their order. */
const headingsIn = (html: string) =>
  [...html.matchAll(/<h2\b[^>]*>([^<]+)/g)].map(([, heading = '']) => heading);

for (const { id, title, html, updated } of [terms, privacy, arbitration])
  test(`${title} says all of its document`, async ({ page }) => {
    await page.goto(`/${id}`);
    await expect(pageHeading(page)).toHaveText(title);
    const said = ((await articleText(page).textContent()) ?? '').replace(/\s+/g, ' ');
    expect(textsOf(html).filter((text) => !said.includes(text))).toEqual([]);
    await expect(articleText(page).getByRole('heading', { level: 2 })).toHaveText(headingsIn(html));
    await expect(contentsOf(page).getByRole('link')).toHaveText(headingsIn(html));
    const day = page.getByText(/^Last updated /).locator('time');
    await expect(day).toHaveText(updated.text);
    await expect(day).toHaveAttribute('datetime', updated.iso);
  });

test('the California table has on a phone a label in each cell', async ({ page }) => {
  await page.goto('/privacy');
  const table = page.getByRole('table', { name: 'Personal information under California law' });
  await page.setViewportSize({ width: 320, height: 900 });
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  const cell = table.getByRole('cell', { name: 'Name, email address, IP address, user id' });
  const label = await cell.evaluate((it) => getComputedStyle(it, '::before').content);
  expect(label).toBe('"Examples"');
  const rights = await table
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...rights)).toBeLessThanOrEqual(320);
});
