import { expect, test } from '../support/console-watch';
import { openHydrated } from '../support/hydration';
import { legalDocuments } from '../support/legal-documents';
import { articleText, contentsOf, pageHeading } from '../support/page-parts';
import { expectSameDocument, markDocument } from '../support/same-document';

for (const { path, title, headings, leadsTo } of legalDocuments) {
  test.describe(title, () => {
    test('has every heading of the specification, each with a fragment of its own', async ({
      page,
    }) => {
      await page.goto(path);
      await expect(pageHeading(page)).toHaveText(title);
      await expect(articleText(page).getByRole('heading', { level: 2 })).toHaveText([...headings]);
      await expect(contentsOf(page).getByRole('link')).toHaveText([...headings]);
      const ids = await articleText(page)
        .getByRole('heading')
        .evaluateAll((found) => found.map(({ id }) => id));
      expect(ids.every((id) => id !== '') && new Set(ids).size === ids.length).toBe(true);
    });

    test('says when it was last updated', async ({ page }) => {
      await page.goto(path);
      const day = page.getByText(/^Last updated /).locator('time');
      const iso = await day.getAttribute('datetime');
      const written = new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-US', {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
      await expect(day).toHaveText(written);
    });

    test(`leads to ${leadsTo.path} inside the app`, async ({ page, watch }) => {
      await openHydrated(page, path);
      await markDocument(page);
      await articleText(page).getByRole('link', { name: leadsTo.name }).first().click();
      await expect(page).toHaveURL(leadsTo.path);
      await expect(pageHeading(page)).toHaveText(leadsTo.name);
      await expectSameDocument(page);
      expect(watch.messages).toEqual([]);
    });

    test('names the contact address, and no token stands for it', async ({ page }) => {
      await page.goto(path);
      const links = articleText(page).locator('a[href^="mailto:"]');
      expect(await links.count()).toBeGreaterThan(0);
      const written = await links.first().textContent();
      expect(await links.first().getAttribute('href')).toBe(`mailto:${written}`);
      await expect(articleText(page)).not.toContainText('{');
    });

    test('marks the section being read in the contents', async ({ page }) => {
      await openHydrated(page, path);
      const [, , third = ''] = headings;
      await articleText(page)
        .getByRole('heading', { level: 2, name: third })
        .evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
      await expect(contentsOf(page).locator('[aria-current]')).toHaveText(third);
      await expect(contentsOf(page)).toBeInViewport();
    });

    test('is told whole without JavaScript', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: baseURL ?? '',
      });
      const page = await context.newPage();
      await page.goto(path);
      await expect(articleText(page).getByRole('heading', { level: 2 })).toHaveText([...headings]);
      const last = headings.at(-1) ?? '';
      await contentsOf(page).getByRole('link', { name: last }).click();
      await expect(articleText(page).getByRole('heading', { name: last })).toBeInViewport();
      await articleText(page).getByRole('link', { name: leadsTo.name }).first().click();
      await expect(page).toHaveURL(leadsTo.path);
      await context.close();
    });
  });
}
