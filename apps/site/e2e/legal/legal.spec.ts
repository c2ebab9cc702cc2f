/** The legal pages, as their documents say them; `content` holds those to the specification. */
import { arbitration, privacy, terms } from '@tallycomb/content/legal';
import { expect, test } from '../support/console-watch';
import { expectNoSidewaysScroll } from '../support/layout';
import { openHydrated } from '../support/loading';
import { expectSameDocument, markDocument } from '../support/navigation';
import { articleText, contentsOf, pageHeading } from '../support/page-parts';

/** The texts between the tags, without the token of the contact address. */
const textsOf = (html: string) =>
  html
    .split(/<[^>]+>|\{contactEmail\}/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');

for (const [{ id, title, html, updated }, other] of [
  [terms, arbitration],
  [privacy, terms],
  [arbitration, terms],
] as const)
  test(`${title} says all of its document, and leads on`, async ({ page, watch }) => {
    const headings = [...html.matchAll(/<h2\b[^>]*>([^<]+)/g)].map(([, heading = '']) => heading);
    await openHydrated(page, `/${id}`);
    await expect(pageHeading(page)).toHaveText(title);
    const said = ((await articleText(page).textContent()) ?? '').replace(/\s+/g, ' ');
    expect(textsOf(html).filter((text) => !said.includes(text))).toEqual([]);
    const found = articleText(page).getByRole('heading', { level: 2 });
    await expect(found).toHaveText(headings);
    await expect(contentsOf(page).getByRole('link')).toHaveText(headings);
    const day = page.getByText(/^Last updated /).locator('time');
    await expect(day).toHaveText(updated.text);
    await expect(day).toHaveAttribute('datetime', updated.iso);
    await found.nth(2).evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
    await expect(contentsOf(page).locator('[aria-current]')).toHaveText(headings[2] ?? '');
    await expect(contentsOf(page)).toBeInViewport();
    await contentsOf(page)
      .getByRole('link', { name: headings.at(-1) ?? '' })
      .click();
    await expect(found.last()).toBeInViewport();
    await markDocument(page);
    await articleText(page).getByRole('link', { name: other.title }).first().click();
    await expect(page).toHaveURL(`/${other.id}`);
    await expect(pageHeading(page)).toHaveText(other.title);
    await expectSameDocument(page);
    expect(watch.messages).toEqual([]);
  });

test('the California table has heads, and on a phone a label in each cell', async ({ page }) => {
  await page.goto('/privacy');
  const table = page.getByRole('table', { name: 'Personal information under California law' });
  const heads = ['Category', 'Examples', 'Source', 'Purpose', 'Disclosed to'];
  await expect(table.getByRole('columnheader')).toHaveText(heads);
  await expect(table.getByRole('rowheader')).toHaveCount(9);
  await page.setViewportSize({ width: 320, height: 900 });
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  const cell = table.getByRole('cell', { name: 'Name, email address, IP address, user id' });
  const label = await cell.evaluate((it) => getComputedStyle(it, '::before').content);
  expect(label).toBe('"Examples"');
  const rights = await table
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...rights)).toBeLessThanOrEqual(320);
  await expectNoSidewaysScroll(page);
});
