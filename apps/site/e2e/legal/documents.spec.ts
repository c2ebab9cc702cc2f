import { expect, test } from '../support/console-watch';
import { openHydrated } from '../support/hydration';
import { legalPages } from '../support/legal-documents';
import { articleText, contentsOf, pageHeading } from '../support/page-parts';
import { expectSameDocument, markDocument } from '../support/same-document';

for (const { path, title, headings, texts, leadsTo } of legalPages) {
  test.describe(title, () => {
    test('says all of its document, and when it was last updated', async ({ page }) => {
      await page.goto(path);
      await expect(pageHeading(page)).toHaveText(title);
      const said = ((await articleText(page).textContent()) ?? '').replace(/\s+/g, ' ');
      expect(texts.filter((text) => !said.includes(text))).toEqual([]);
      await test.step('each heading with a fragment of its own', async () => {
        const found = articleText(page).getByRole('heading', { level: 2 });
        await expect(found).toHaveText([...headings]);
        await expect(contentsOf(page).getByRole('link')).toHaveText([...headings]);
        const ids = await articleText(page)
          .getByRole('heading')
          .evaluateAll((all) => all.map(({ id }) => id));
        expect(ids.every((id) => id !== '') && new Set(ids).size === ids.length).toBe(true);
      });
      await test.step('the day', async () => {
        const day = page.getByText(/^Last updated /).locator('time');
        const iso = await day.getAttribute('datetime');
        const written = new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-US', {
          dateStyle: 'long',
          timeZone: 'UTC',
        });
        await expect(day).toHaveText(written);
      });
      await test.step('the contact address, with no token for it', async () => {
        const links = articleText(page).locator('a[href^="mailto:"]');
        expect(await links.count()).toBeGreaterThan(0);
        const written = await links.first().textContent();
        expect(await links.first().getAttribute('href')).toBe(`mailto:${written}`);
        await expect(articleText(page)).not.toContainText('{');
      });
    });

    test(`marks the section being read, and leads to ${leadsTo.path} inside the app`, async ({
      page,
      watch,
    }) => {
      await openHydrated(page, path);
      const [, , third = ''] = headings;
      await articleText(page)
        .getByRole('heading', { level: 2, name: third })
        .evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
      await expect(contentsOf(page).locator('[aria-current]')).toHaveText(third);
      await expect(contentsOf(page)).toBeInViewport();
      await markDocument(page);
      await articleText(page).getByRole('link', { name: leadsTo.name }).first().click();
      await expect(page).toHaveURL(leadsTo.path);
      await expect(pageHeading(page)).toHaveText(leadsTo.name);
      await expectSameDocument(page);
      expect(watch.messages).toEqual([]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('is told whole, and its links lead on', async ({ page }) => {
        await page.goto(path);
        const found = articleText(page).getByRole('heading', { level: 2 });
        await expect(found).toHaveText([...headings]);
        const last = headings.at(-1) ?? '';
        await contentsOf(page).getByRole('link', { name: last }).click();
        await expect(articleText(page).getByRole('heading', { name: last })).toBeInViewport();
        await articleText(page).getByRole('link', { name: leadsTo.name }).first().click();
        await expect(page).toHaveURL(leadsTo.path);
      });
    });
  });
}
