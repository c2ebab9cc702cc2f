import type { Page } from '@playwright/test';
import { calculatorPath, LINKED_LOSS, LINKED_QUERY } from '../support/calculator-page';
import { openHydrated } from '../support/loading';
import { pageHeading } from '../support/locators';
import { footerLink } from '../support/navigation';
import { sites } from '../support/sites';
import {
  allow,
  CONTAINER,
  consentOn,
  decline,
  expect,
  globalOf,
  path,
  storedAnswers,
  test,
  untilIdle,
} from './stubbed-vendors';

test.use({ baseURL: sites.thirdParty });

const answer = (page: Page, name: typeof allow) =>
  consentOn(page).question.getByRole('button', name).click();
const storeAnswers = (page: Page, answers: string) =>
  page.evaluate((stored) => localStorage.setItem('tallycomb:consent', stored), answers);

test('nothing is requested from a vendor before an answer, or after a no', async ({
  page,
  vendors,
  watch,
}) => {
  const { question, chat } = consentOn(page);
  await page.goto(path);
  await expect(question).toBeVisible();
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL(/about/);
  await untilIdle(page);
  await expect(question).toBeVisible();
  expect(vendors.requested).toEqual([]);
  await answer(page, decline);
  await expect(question).toBeHidden();
  await page.reload();
  await expect(chat).toBeVisible();
  await untilIdle(page);
  await expect(question).toBeHidden();
  expect(vendors.requested).toEqual([]);
  expect(watch.messages).toEqual([]);
});

test('Allow loads the tag manager, here and on the next page', async ({ page, vendors, watch }) => {
  const { question } = consentOn(page);
  await page.goto(path);
  await answer(page, allow);
  await expect(question).toBeHidden();
  await expect.poll(() => vendors.requested).toContain(CONTAINER);
  expect(await globalOf(page, 'dataLayer')).toMatchObject([{ event: 'gtm.js' }]);
  await test.step('which may add scripts of its own host and nothing else', async () => {
    await expect.poll(() => globalOf(page, 'stub')).toMatchObject({ hasOwnScript: true });
    const stub = await globalOf(page, 'stub');
    expect(stub).toMatchObject({
      errors: ['a script from elsewhere', 'another container', 'markup', 'code in a string'],
    });
    expect(stub).not.toHaveProperty('ran');
  });
  await page.reload();
  await expect.poll(() => vendors.requested.filter((url) => url === CONTAINER)).toHaveLength(2);
  await expect(question).toBeHidden();
  expect(watch.messages.join()).not.toContain('uncaught');
});

test('Global Privacy Control is a no to the tag manager', async ({ page, vendors }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const { question, chat, choices, measuring } = consentOn(page);
  await page.goto(path);
  for (const stored of ['{}', storedAnswers({ tagManager: 'yes' })]) {
    await storeAnswers(page, stored);
    await page.reload();
    await expect(chat).toBeVisible();
    await untilIdle(page);
    await expect(question, stored).toBeHidden();
    expect(vendors.requested, stored).toEqual([]);
  }
  await choices.click();
  await expect(measuring).toContainText('Global Privacy Control');
  await expect(measuring.getByRole('button')).toHaveCount(0);
});

test('a withdrawn consent removes the third party and all its traces', async ({
  page,
  vendors,
}) => {
  const { review, measuring, choices, chat } = consentOn(page);
  await page.goto(path);
  await answer(page, allow);
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga=');
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a vendor does
    for (const path of ['/changelog', '/changelog/']) document.cookie = `_gat_here=1; path=${path}`;
    localStorage.setItem('_gcl_ls', '1');
    sessionStorage.setItem('_gtm_x', '1');
    indexedDB.open('_ga_store');
    addEventListener('pagehide', () => {
      // biome-ignore lint/suspicious/noDocumentCookie: as a vendor does
      document.cookie = '_ga_late=1; path=/';
    });
  });
  await choices.click();
  await expect(review).toBeFocused();
  await expect(review).toContainText('Your answer: allowed.');
  const reloaded = page.waitForEvent('load');
  await measuring.getByRole('button', decline).click();
  await reloaded;
  await expect(chat).toBeVisible();
  const traces = () =>
    page.evaluate(async () => {
      const databases = await indexedDB.databases();
      return [
        document.cookie,
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...databases.map(({ name }) => name),
      ].filter((name) => name?.includes('_g'));
    });
  await expect.poll(traces).toEqual([]);
  expect(vendors.requested.filter((url) => url === CONTAINER)).toHaveLength(1);
  expect(await globalOf(page, 'dataLayer')).toBeUndefined();
});

test('an answer in another tab takes effect at once', async ({ page, context, vendors }) => {
  const { question } = consentOn(page);
  await page.addInitScript(() => localStorage.setItem('_gcl_ls', '1'));
  await page.goto(path);
  await expect(question).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('_gcl_ls'))).toBe('1');
  const other = await context.newPage();
  await other.goto(`${sites.thirdParty}/robots.txt`);
  await storeAnswers(other, storedAnswers({ tagManager: 'yes' }));
  await expect.poll(() => vendors.requested).toContain(CONTAINER);
  await expect(question).toBeHidden();
});

test('a blocked tag manager changes nothing else', async ({ page, vendors, watch }) => {
  vendors.blocked = /google/;
  await page.goto(calculatorPath + LINKED_QUERY);
  await answer(page, allow);
  await expect.poll(() => vendors.requested).toContain(CONTAINER);
  await untilIdle(page);
  await expect(page.getByRole('main')).toContainText(LINKED_LOSS);
  await expect(page.locator('script[src*="google"]')).toHaveCount(0);
  expect(watch.messages.join()).not.toContain('uncaught');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked or offered, as nothing can load', async ({ page, vendors }) => {
    await page.goto(path);
    await expect(pageHeading(page)).toBeVisible();
    await expect(page.getByText('Privacy Choices')).toBeHidden();
    await expect(consentOn(page).chat).toHaveCount(0);
    expect(vendors.requested).toEqual([]);
  });
});

test.describe('without an id', () => {
  test.use({ baseURL: sites.real });

  test('nothing is asked, offered or loaded', async ({ page, vendors, watch }) => {
    await openHydrated(page, path);
    await untilIdle(page);
    const { question, choices, chat } = consentOn(page);
    for (const part of [question, choices, chat]) await expect(part).toBeHidden();
    expect(vendors.requested).toEqual([]);
    expect(watch.messages).toEqual([]);
  });
});
