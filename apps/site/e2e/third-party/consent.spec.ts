import { calculatorPath, LINKED_LOSS, LINKED_QUERY } from '../support/calculator-page';
import { footerLink } from '../support/links';
import { pageHeading } from '../support/page-parts';
import { sites } from '../support/sites';
import {
  allow,
  CONTAINER,
  chat,
  choices,
  decline,
  globalOf,
  measuringIn,
  path,
  question,
  review,
  storedAnswers,
  untilIdle,
} from './consent-parts';
import { expect, test } from './stubbed-vendors';

test.use({ baseURL: sites.thirdParty });

test('nothing is requested from a vendor until the visitor answers', async ({
  page,
  vendors,
  watch,
}) => {
  await page.goto(path);
  await expect(question(page)).toBeVisible();
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL(/about/);
  await untilIdle(page);
  await expect(question(page)).toBeVisible();
  expect(vendors.asked).toEqual([]);
  expect(watch.messages).toEqual([]);
});

test('Allow loads the tag manager, on this page and on the next one loaded, and asks no more', async ({
  page,
  vendors,
  watch,
}) => {
  await page.goto(path);
  await question(page).getByRole('button', allow).click();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => vendors.asked).toContain(CONTAINER);
  expect(await globalOf(page, 'dataLayer')).toMatchObject([{ event: 'gtm.js' }]);
  await page.reload();
  await expect.poll(() => vendors.asked.filter((asked) => asked === CONTAINER)).toHaveLength(2);
  await expect(question(page)).toBeHidden();
  expect(watch.messages.join()).not.toContain('uncaught');
});

test('Decline loads nothing, and the next page neither asks nor loads', async ({
  page,
  vendors,
  watch,
}) => {
  await page.goto(path);
  await question(page).getByRole('button', decline).click();
  await expect(question(page)).toBeHidden();
  await page.reload();
  await expect(chat(page)).toBeVisible();
  await untilIdle(page);
  await expect(question(page)).toBeHidden();
  expect(vendors.asked).toEqual([]);
  expect(watch.messages).toEqual([]);
});

test('Global Privacy Control is a no to the tag manager, asked or answered before', async ({
  page,
  vendors,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.goto(path);
  for (const stored of ['{}', storedAnswers({ tagManager: 'yes' })]) {
    await page.evaluate((answers) => localStorage.setItem('tallycomb:consent', answers), stored);
    await page.reload();
    await expect(chat(page)).toBeVisible();
    await untilIdle(page);
    await expect(question(page), stored).toBeHidden();
    expect(vendors.asked, stored).toEqual([]);
  }
  await choices(page).click();
  await expect(measuringIn(page)).toContainText('Global Privacy Control');
  await expect(measuringIn(page).getByRole('button')).toHaveCount(0);
});

test('the answer can be changed from the footer: what ran is gone, with its cookies', async ({
  page,
  vendors,
}) => {
  await page.goto(path);
  await question(page).getByRole('button', allow).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga=');
  await choices(page).click();
  await expect(review(page)).toBeFocused();
  await expect(review(page)).toContainText('Your answer: allowed.');
  const reloaded = page.waitForEvent('load');
  await measuringIn(page).getByRole('button', decline).click();
  await reloaded;
  await expect(chat(page)).toBeVisible();
  await untilIdle(page);
  expect(vendors.asked.filter((asked) => asked === CONTAINER)).toHaveLength(1);
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga=');
  expect(await globalOf(page, 'dataLayer')).toBeUndefined();
});

test('what a vendor leaves as its page goes is gone at the next load', async ({ page }) => {
  await page.goto(path);
  await question(page).getByRole('button', allow).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga=');
  await page.evaluate(() => {
    localStorage.setItem('_gcl_ls', '1');
    sessionStorage.setItem('_gtm_x', '1');
    indexedDB.open('_ga_store');
    addEventListener('pagehide', () => {
      // biome-ignore lint/suspicious/noDocumentCookie: as a vendor does
      document.cookie = '_ga_late=1; path=/';
    });
  });
  await choices(page).click();
  const reloaded = page.waitForEvent('load');
  await measuringIn(page).getByRole('button', decline).click();
  await reloaded;
  const traces = () =>
    page.evaluate(async () => {
      const databases = await indexedDB.databases();
      return [
        document.cookie,
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...databases.map(({ name }) => name),
      ].filter((name) => name?.startsWith('_g'));
    });
  await expect.poll(traces).toEqual([]);
});

test('a cookie that a vendor has left for the domain above ours is gone, too', async ({ page }) => {
  const origin = 'http://www.salon.test';
  await page.route(`${origin}/**`, async (route) => {
    const url = route.request().url().replace(origin, sites.thirdParty);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto(origin + path);
  await question(page).getByRole('button', allow).click();
  const cookies = () => page.evaluate(() => document.cookie);
  await expect.poll(cookies).toContain('_ga=');
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a vendor does
    document.cookie = '_ga_above=1; path=/; domain=salon.test';
  });
  expect(await cookies()).toContain('_ga_above=');
  await choices(page).click();
  const reloaded = page.waitForEvent('load');
  await measuringIn(page).getByRole('button', decline).click();
  await reloaded;
  await expect.poll(cookies).not.toContain('_ga');
});

test('whoever was not asked yet has refused nothing: what others left stays', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('_gcl_ls', '1'));
  await page.goto(path);
  await expect(question(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('_gcl_ls'))).toBe('1');
});

test('an answer in another tab counts here at once', async ({ page, context, vendors }) => {
  await page.goto(path);
  await expect(question(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${sites.thirdParty}/robots.txt`);
  await other.evaluate(
    (answers) => localStorage.setItem('tallycomb:consent', answers),
    storedAnswers({ tagManager: 'yes' }),
  );
  await expect.poll(() => vendors.asked).toContain(CONTAINER);
  await expect(question(page)).toBeHidden();
});

test('a tag manager that is blocked changes nothing else', async ({ page, vendors, watch }) => {
  vendors.block(/google/);
  await page.goto(calculatorPath + LINKED_QUERY);
  await question(page).getByRole('button', allow).click();
  await expect.poll(() => vendors.asked).toContain(CONTAINER);
  await untilIdle(page);
  await expect(page.getByRole('main')).toContainText(LINKED_LOSS);
  await expect(page.locator('script[src*="google"]')).toHaveCount(0);
  expect(watch.messages.join()).not.toContain('uncaught');
});

test('where storage is denied the answer holds until a page is loaded, and that asks again', async ({
  page,
  vendors,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(path);
  await question(page).getByRole('button', allow).click();
  await expect.poll(() => vendors.asked).toContain(CONTAINER);
  await page.reload();
  await expect(question(page)).toBeVisible();
  await untilIdle(page);
  expect(vendors.asked.filter((asked) => asked === CONTAINER)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked or offered, as nothing can load', async ({ page, vendors }) => {
    await page.goto(path);
    await expect(pageHeading(page)).toBeVisible();
    await expect(page.getByText('Privacy Choices')).toBeHidden();
    await expect(chat(page)).toHaveCount(0);
    expect(vendors.asked).toEqual([]);
  });
});
