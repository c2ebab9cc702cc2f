import { readdir, readFile } from 'node:fs/promises';
import { guides } from '@tallycomb/content/guides';
import { expect, test } from '../support/console-watch';
import { guidePath } from '../support/guide-list';
import { openHydrated } from '../support/hydration';
import { articleText, pageHeading, sectionOf } from '../support/page-parts';
import { expectSameDocument, markDocument } from '../support/same-document';

/** An image with its attributes in one order: React sets its address last, a parser as written. */
const sorted = (image: string) => (image.match(/[\w-]+="[^"]*"/g) ?? []).sort().join(' ');

for (const { id, title, readTime, date } of guides) {
  test.describe(`the guide "${title}"`, () => {
    test('has a back button, title, reading time, date, image, body, and two other guides', async ({
      page,
    }) => {
      await page.goto(guidePath(id));
      const article = page.getByRole('article').first();
      await expect(article.getByRole('link', { name: 'Back to Guides' })).toHaveAttribute(
        'href',
        '/guides',
      );
      await expect(pageHeading(page)).toHaveText(title);
      await expect(article).toContainText(readTime);
      await expect(article.locator('time').first()).toHaveText(date);
      const image = article.locator('picture img');
      await expect(image).toHaveAttribute('src', `/guides/${id}-wide.svg`);
      await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1280);
      await expect(article.getByRole('heading', { level: 2, name: 'Sources' })).toBeVisible();
      expect(await article.locator('h2[id], h3[id]').count()).toBe(
        await article.locator('h2, h3').count(),
      );

      const block = sectionOf(page, 'You May Also Enjoy');
      const hrefs = await block
        .getByRole('listitem')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(new Set(hrefs).size).toBe(2);
      expect(hrefs).not.toContain(guidePath(id));
      for (const href of hrefs) expect(guides.map((guide) => guidePath(guide.id))).toContain(href);
      await expect(block.getByRole('link', { name: 'View All' })).toHaveAttribute(
        'href',
        '/guides',
      );
    });

    test('is the same when reached inside the app, whose links stay in it', async ({
      page,
      watch,
    }) => {
      const text = async () =>
        (await articleText(page).innerHTML()).replace(/<img [^>]*>/g, sorted);
      await openHydrated(page, guidePath(id));
      const loaded = await text();
      await openHydrated(page, '/guides');
      await markDocument(page);
      await page.getByRole('main').getByRole('link', { name: title }).click();
      await expect(pageHeading(page)).toHaveText(title);
      expect(await text()).toBe(loaded);
      await articleText(page).getByRole('link', { name: 'inflation calculator' }).click();
      await expect(page).toHaveURL('/inflation-calculator');
      await expectSameDocument(page);
      expect(watch.messages).toEqual([]);
    });
  });
}

test.describe('bytes', () => {
  const phrase = 'Most owners raise prices when they’re angry.';

  test('a page holds its text once', async ({ request }) => {
    const html = await (await request.get('/guides/price-optimization')).text();
    expect(html.split(phrase)).toHaveLength(2);
  });

  test('no script holds the text or the title of a guide', async () => {
    const folder = new URL('../../dist/client/assets/', import.meta.url);
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    for (const name of scripts) {
      const code = await readFile(new URL(name, folder), 'utf8');
      for (const words of [phrase, ...guides.map(({ title }) => title)]) {
        expect(code.includes(words), `"${words}" in ${name}`).toBe(false);
      }
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('list and guides are readable, and their links lead on', async ({ page }) => {
    await page.goto('/guides');
    await page.getByRole('link', { name: 'What Inflation Does to a Price List' }).click();
    await expect(pageHeading(page)).toHaveText('What Inflation Does to a Price List');
    await expect(page.getByRole('table', { name: /a \$50 price carried along/ })).toBeVisible();
    await page.getByRole('link', { name: 'The Pay Cut Nobody Announced' }).click();
    await expect(page.locator('#team')).toBeInViewport();
    await page.getByRole('link', { name: 'View All' }).click();
    await expect(pageHeading(page)).toHaveText('Guides');
  });
});
