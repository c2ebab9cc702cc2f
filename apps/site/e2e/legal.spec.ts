import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/console-watch';

interface Legal {
  readonly path: string;
  readonly title: string;
  readonly headings: readonly string[];
  /** A link of its text into another page. */
  readonly leadsTo: { readonly name: string; readonly path: string };
}

const documents: readonly Legal[] = [
  {
    path: '/terms',
    title: 'Terms of Service',
    headings: [
      'Acknowledgment',
      'Definitions',
      'Scope',
      'Subscription and Payments',
      'Accounts',
      'Acceptable Use',
      'Intellectual Property',
      'Feedback',
      'Liability',
      'Disclaimer',
      'Release',
      'Dispute Resolution',
      'Severability',
      'Changes',
      'Contact',
    ],
    leadsTo: { name: 'Arbitration Terms', path: '/arbitration' },
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    headings: [
      'Information We Collect',
      'How We Use Information',
      'How We Share Information',
      'Your Rights',
      'Advertising',
      'Security and Retention',
      'Updates',
      'California Notice',
      'Contact',
    ],
    leadsTo: { name: 'Terms of Service', path: '/terms' },
  },
  {
    path: '/arbitration',
    title: 'Arbitration Terms',
    headings: [
      'Applicability',
      'Informal Dispute Resolution',
      'Rules and Forum',
      'Arbitrator Authority',
      'Jury and Class Waivers',
      'Fees',
      'Batch Arbitration',
      'Opt-Out',
      'Invalidity',
    ],
    leadsTo: { name: 'Terms of Service', path: '/terms' },
  },
];

/** What the specification says in numbers, and where. */
const terms = [
  { path: '/terms', section: 'subscription', words: 'annual. You pay once per year' },
  {
    path: '/terms',
    section: 'subscription',
    words:
      'Cancellation takes effect one year after your last payment. Your access continues until then',
  },
  { path: '/terms', section: 'subscription', words: 'Payments are not refunded' },
  { path: '/terms', section: 'changes', words: 'notice 30 days before a change takes effect' },
  { path: '/privacy', section: 'rights', words: '10 business days or less' },
  { path: '/privacy', section: 'california', words: '10 business days or less' },
  {
    path: '/arbitration',
    section: 'informal',
    words: 'Within 45 days after the notice is received',
  },
  {
    path: '/arbitration',
    section: 'informal',
    words: 'within 60 days after the notice was received',
  },
  { path: '/arbitration', section: 'rules', words: 'Under $250,000' },
  { path: '/arbitration', section: 'batch', words: '100 or more similar requests' },
  { path: '/arbitration', section: 'opt-out', words: '30 days' },
];

const text = (page: Page) => page.locator('[data-body=text]');
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

/** A visitor's pointer, at which a page that is only read comes to life. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(2, 300);
  await page.mouse.move(4, 310);
}

/** The first section is marked as soon as the page is alive, and never before. */
async function expectAlive(page: Page): Promise<void> {
  await wake(page);
  await expect(contents(page).locator('[aria-current]')).toHaveCount(1);
}

/** What a section says, its heading left out. */
const wordsOf = (page: Page, section: string) =>
  page.locator(`h2#${section}`).evaluate((heading) => {
    const said: string[] = [];
    for (let next = heading.nextElementSibling; next && next.localName !== 'h2'; ) {
      said.push(next.textContent ?? '');
      next = next.nextElementSibling;
    }
    return said.join(' ').replace(/\s+/g, ' ');
  });

for (const { path, title, headings, leadsTo } of documents) {
  test.describe(title, () => {
    test('has every heading of the specification, each with a fragment of its own', async ({
      page,
      watch,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(text(page).getByRole('heading', { level: 2 })).toHaveText([...headings]);
      await expect(contents(page).getByRole('link')).toHaveText([...headings]);
      const ids = await text(page)
        .getByRole('heading')
        .evaluateAll((found) => found.map(({ id }) => id));
      expect(ids.every((id) => id !== '') && new Set(ids).size === ids.length).toBe(true);
      await expectAlive(page);
      expect(watch.messages).toEqual([]);
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
      await page.goto(path);
      await expectAlive(page);
      await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
      await text(page).getByRole('link', { name: leadsTo.name }).first().click();
      await expect(page).toHaveURL(leadsTo.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(leadsTo.name);
      await expect(page.locator('html[data-kept]')).toHaveCount(1);
      expect(watch.messages).toEqual([]);
    });

    test('names the contact address, and no token stands for it', async ({ page }) => {
      await page.goto(path);
      const links = text(page).locator('a[href^="mailto:"]');
      expect(await links.count()).toBeGreaterThan(0);
      const written = await links.first().textContent();
      expect(await links.first().getAttribute('href')).toBe(`mailto:${written}`);
      await expect(text(page)).not.toContainText('{');
    });

    test('marks the section being read in the contents', async ({ page }) => {
      await page.goto(path);
      await expectAlive(page);
      const [, , third = ''] = headings;
      await text(page)
        .getByRole('heading', { level: 2, name: third })
        .evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
      await expect(contents(page).locator('[aria-current]')).toHaveText(third);
      await expect(contents(page)).toBeInViewport();
    });

    test('is told whole without JavaScript', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: baseURL ?? '',
      });
      const page = await context.newPage();
      await page.goto(path);
      await expect(text(page).getByRole('heading', { level: 2 })).toHaveText([...headings]);
      const last = headings.at(-1) ?? '';
      await contents(page).getByRole('link', { name: last }).click();
      await expect(text(page).getByRole('heading', { name: last })).toBeInViewport();
      await text(page).getByRole('link', { name: leadsTo.name }).first().click();
      await expect(page).toHaveURL(leadsTo.path);
      await context.close();
    });

    for (const width of [1440, 390]) {
      test(`axe finds nothing at ${width}, light and dark, contents open`, async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        const folded = page.getByRole('main').locator('summary');
        if (await folded.isVisible()) await folded.click();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual(
            [],
          );
        }
      });
    }
  });
}

for (const { path, section, words } of terms) {
  test(`${path}#${section} says “${words}”`, async ({ page }) => {
    await page.goto(path);
    expect(await wordsOf(page, section)).toContain(words);
  });
}

test.describe('the California table', () => {
  const name = 'Personal information under California law';
  const cells = ['Identifiers', 'Name, email address, IP address, user id', 'You; your browser'];

  test('has a head for every column and row', async ({ page }) => {
    await page.goto('/privacy');
    const table = page.getByRole('table', { name });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Category',
      'Examples',
      'Source',
      'Purpose',
      'Disclosed to',
    ]);
    await expect(table.getByRole('rowheader')).toHaveCount(9);
    await expect(table.getByRole('row').nth(1)).toContainText(cells[1] ?? '');
  });

  test('is read row by row at 320 pixels, each cell under its own label', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto('/privacy');
    const table = page.getByRole('table', { name });
    await expect(table.getByRole('columnheader')).toHaveCount(5);
    const cell = table.getByRole('cell', { name: cells[1] ?? '' });
    const label = await cell.evaluate((it) => getComputedStyle(it, '::before').content);
    expect(label).toBe('"Examples"');
    for (const box of await table.getByRole('cell').all()) {
      const bounds = await box.boundingBox();
      expect((bounds?.x ?? 0) + (bounds?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
  });
});

for (const { path } of documents) {
  test(`nothing scrolls sideways at ${path}, 320 wide`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
  });
}
