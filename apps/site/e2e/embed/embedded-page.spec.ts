/** The page in the frame: what it is, what it says when something is wrong, and for whom it works. */
import type { Page } from '@playwright/test';
import { SITE_HEADERS } from '../../host/answers';
import { installA11yProbe } from '../support/a11y-probe';
import { firstLevelHeadings, skippedLevels, treeOf, unnamed } from '../support/accessibility-tree';
import { axeFindingsByScheme, NO_FINDINGS } from '../support/axe';
import { calculatorOn, LINKED_LOSS, LINKED_QUERY, NEWEST } from '../support/calculator-page';
import { canonicalOf, fetchPage, metaOf } from '../support/crawled-site';
import { embeddedPath } from '../support/embedded';
import { untilHydrated } from '../support/hydration';
import { observatoryScore } from '../support/observatory';
import { checkReflow } from '../support/reflow';
import { pagePaths } from '../support/sitemap';
import { sites } from '../support/sites';
import { expect, frameOf, ours, test, untilFrameHydrated } from './other-site';

const fullLink = (page: Page) => page.getByRole('link', { name: 'Open the full calculator' });

test('is no destination of its own: it is a part of the full calculator', async ({ request }) => {
  const page = await fetchPage(request, embeddedPath);
  const full = await fetchPage(request, '/inflation-calculator');
  expect(metaOf(page, 'robots')).toBe('noindex');
  expect(canonicalOf(page)).toEqual(canonicalOf(full));
  expect(pagePaths).not.toContain(embeddedPath);
  expect(page.html).not.toMatch(/og:image|<header|<footer|<nav/);
});

test('differs from every other page in the headers for frames alone', async ({ request }) => {
  const answer = await request.get(embeddedPath);
  const headers = answer.headers();
  const other = (await request.get('/embed')).headers();
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'cross-origin-embedder-policy': 'credentialless',
  });
  for (const name of Object.keys(SITE_HEADERS).map((each) => each.toLowerCase())) {
    if (name !== 'cross-origin-resource-policy')
      expect([name, headers[name]]).toEqual([name, other[name]]);
  }
  const policyWithoutStyles = (policy = '') => policy.replace(/'sha256-[^']*'/g, '');
  expect(policyWithoutStyles(headers['content-security-policy'])).toBe(
    policyWithoutStyles(other['content-security-policy']).replace(
      "frame-ancestors 'none'",
      'frame-ancestors *',
    ),
  );
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(observatoryScore(headers, await answer.text())).toBe(145);
});

test('names its source and leads to the full calculator with what was typed, in a tab of its own', async ({
  page,
}) => {
  await page.goto(embeddedPath);
  await expect(page.getByText(`Source: BLS CPI-U, updated through ${NEWEST}.`)).toBeVisible();
  const { revenue, date } = calculatorOn(page);
  await revenue.fill('250000');
  await expect(fullLink(page)).toHaveAttribute(
    'href',
    '/inflation-calculator?annualRevenue=250000',
  );
  await date.fill('06/2019');
  const [opened] = await Promise.all([page.waitForEvent('popup'), fullLink(page).click()]);
  await expect(calculatorOn(opened).panel).toContainText(LINKED_LOSS);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  expect(new URL(page.url()).pathname).toBe(embeddedPath);
});

test('takes the month from its address', async ({ page }) => {
  await page.goto(`${embeddedPath}?date=06/2019`);
  await untilHydrated(page);
  const { expectTyped, revenue, button, panel } = calculatorOn(page);
  await expectTyped('', '06/2019');
  await revenue.fill('250000');
  await button.click();
  await expect(panel).toContainText(LINKED_LOSS);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('says that calculating needs it, and where there is more', async ({ page, request }) => {
    await page.goto(embeddedPath);
    await expect(page.getByText('Calculating needs JavaScript.')).toBeVisible();
    await expect(fullLink(page)).toHaveAttribute('href', '/inflation-calculator');
    await calculatorOn(page).calculate('250000', '06/2019');
    await expect(page).toHaveURL(
      new RegExp(`${embeddedPath}\\?annualRevenue=250000&date=06%2F2019$`),
    );
    expect((await request.get(page.url())).status()).toBe(200);
  });
});

const boxOf = async (page: Page, selector: string) => {
  const box = await ours(page).locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not there.`);
  return box;
};

const messages = [
  { title: 'Missing information', revenue: '', date: '' },
  { title: 'Invalid date format', revenue: '5000', date: '13/2024' },
  { title: 'Invalid revenue amount', revenue: '0', date: '12/2024' },
  { title: 'Using estimated inflation data', revenue: '5000', date: '06/2019' },
];

for (const { title, revenue, date } of messages)
  test(`in a frame that is not fitted, “${title}” leaves the form alone`, async ({
    page,
    otherSite,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await otherSite.open(frameOf(embeddedPath, sites.failingLookup));
    await untilFrameHydrated(page);
    await calculatorOn(page, ours(page)).calculate(revenue, date);
    const toast = ours(page).getByRole('region', { name: 'Notifications' }).getByText(title);
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const form = await boxOf(page, 'form button');
        const region = await boxOf(page, 'section[aria-label="Notifications"]');
        return region.y - (form.y + form.height);
      })
      .toBeGreaterThan(0);
  });

test('is reached and left by keyboard, in order', async ({ page, otherSite }) => {
  await otherSite.open(`<button>Before</button>${frameOf()}<button>After</button>`);
  await untilFrameHydrated(page);
  const { revenue, date, button } = calculatorOn(page, ours(page));
  const stops = [
    page.getByRole('button', { name: 'Before' }),
    revenue,
    date,
    button,
    ours(page).getByRole('link'),
    page.getByRole('button', { name: 'After' }),
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await revenue.fill('250000');
  await date.fill('06/2019');
  await date.press('Enter');
  await expect(calculatorOn(page, ours(page)).panel).toContainText(LINKED_LOSS);
});

const states = [
  { state: 'empty', query: '', shows: 'In order to see your result' },
  { state: 'with a result', query: LINKED_QUERY, shows: LINKED_LOSS },
  { state: 'refused', query: '?date=13/2024&annualRevenue=5000', shows: 'Invalid date format' },
];

for (const { state, query, shows } of states)
  for (const width of [320, 720])
    test(`${state}, at ${width} px: axe finds nothing, everything has a name, and text may grow`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await installA11yProbe(page);
      await page.goto(`${embeddedPath}${query}`);
      await untilHydrated(page);
      await expect(page.getByRole('main')).toContainText(shows);
      expect(await axeFindingsByScheme(page)).toEqual(NO_FINDINGS);
      const tree = await treeOf(page);
      expect(unnamed(tree)).toEqual([]);
      expect(firstLevelHeadings(tree)).toHaveLength(1);
      expect(skippedLevels(tree)).toEqual([]);
      expect(await page.evaluate(() => window.a11yProbe.crampedTargets())).toEqual([]);
      await checkReflow(page);
    });
