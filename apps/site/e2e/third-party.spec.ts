import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sites } from './support/sites';
import { expect, test } from './third-party/stubbed-vendors';

const path = '/changelog';
const container = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123';
const messenger = 'https://widget.intercom.io/widget/test1234';

const question = (page: Page) => page.getByRole('region', { name: 'May We Count Your Visit?' });
const chatQuestion = (page: Page) => page.getByRole('region', { name: 'May We Load the Chat?' });
const review = (page: Page) => page.getByRole('region', { name: 'Privacy Choices' });
const choices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Choices' });
const chat = (page: Page) => page.getByRole('button', { name: 'Chat' });
const allow = { name: 'Allow' };
const decline = { name: 'Decline' };

/** The code and each vendor wait for an idle moment, up to four seconds. */
const patience = { timeout: 15_000 };

/** Long enough for whatever waits for an idle moment. */
const rest = (page: Page) => page.waitForTimeout(1500);
const global = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((key) => Reflect.get(window, key), name);

test.describe('without an id', () => {
  test('nothing is asked, offered or loaded, and the policy names nobody', async ({
    page,
    vendors,
    watch,
  }) => {
    const response = await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Releases' })).toContainText('v2.4.0');
    // The page comes to life at the first sign of a visitor, as does whoever would ask.
    await page.mouse.move(200, 300);
    await expect(page.getByRole('banner').locator('[aria-expanded]').first()).toBeAttached();
    await rest(page);
    await expect(question(page)).toBeHidden();
    await expect(choices(page)).toBeHidden();
    await expect(chat(page)).toBeHidden();
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("trusted-types 'none'");
    expect(policy).not.toMatch(/google|intercom/);
    expect(vendors.asked).toEqual([]);
    expect(watch.messages).toEqual([]);
  });
});

test.describe('with an id for each', () => {
  test.use({ baseURL: sites.thirdParty });

  test('nothing is requested from a vendor until the visitor answers', async ({
    page,
    vendors,
    watch,
  }) => {
    await page.goto(path);
    await expect(question(page)).toBeVisible();
    await page.getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveURL(/about/);
    await rest(page);
    await expect(question(page)).toBeVisible();
    expect(vendors.asked).toEqual([]);
    expect(watch.messages).toEqual([]);
  });

  test('Allow loads the tag manager, on this page and on the next visit, and asks no more', async ({
    page,
    vendors,
    watch,
  }) => {
    await page.goto(path);
    await question(page).getByRole('button', allow).click();
    await expect(question(page)).toBeHidden();
    await expect.poll(() => vendors.asked, patience).toContain(container);
    expect(await global(page, 'dataLayer')).toMatchObject([{ event: 'gtm.js' }]);
    await page.reload();
    await expect
      .poll(() => vendors.asked.filter((asked) => asked === container), patience)
      .toHaveLength(2);
    await expect(question(page)).toBeHidden();
    expect(watch.messages.join()).not.toContain('uncaught');
  });

  test('Decline loads nothing, and the next visit neither asks nor loads', async ({
    page,
    vendors,
    watch,
  }) => {
    await page.goto(path);
    await question(page).getByRole('button', decline).click();
    await expect(question(page)).toBeHidden();
    await page.reload();
    await expect(chat(page)).toBeVisible();
    await rest(page);
    await expect(question(page)).toBeHidden();
    expect(vendors.asked).toEqual([]);
    expect(watch.messages).toEqual([]);
  });

  test('the two answers look alike and are equally large', async ({ page }) => {
    await page.goto(path);
    const looks = [allow, decline].map((name) =>
      question(page)
        .getByRole('button', name)
        .evaluate((button) => {
          const { width, height, top } = button.getBoundingClientRect();
          const { color, fontSize, fontWeight } = getComputedStyle(button);
          const { backgroundColor } = getComputedStyle(button, '::before');
          return { width, height, top, color, fontSize, fontWeight, backgroundColor };
        }),
    );
    const [yes, no] = await Promise.all(looks);
    expect(yes).toEqual(no);
    expect(yes?.height).toBeGreaterThanOrEqual(44);
  });

  test('Global Privacy Control is a no to the tag manager, asked or answered before', async ({
    page,
    vendors,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await page.goto(path);
    for (const stored of ['{}', '{"tagManager":"yes"}']) {
      await page.evaluate((answers) => localStorage.setItem('tallycomb:consent', answers), stored);
      await page.reload();
      await expect(chat(page)).toBeVisible();
      await rest(page);
      await expect(question(page), stored).toBeHidden();
      expect(vendors.asked, stored).toEqual([]);
    }
    await choices(page).click();
    const measuring = review(page).getByRole('group', { name: 'May We Count Your Visit?' });
    await expect(measuring).toContainText('Global Privacy Control');
    await expect(measuring.getByRole('button')).toHaveCount(0);
  });

  test('the answer can be changed from the footer: what ran is gone, with its cookies', async ({
    page,
    vendors,
  }) => {
    await page.goto(path);
    await question(page).getByRole('button', allow).click();
    await expect.poll(() => page.evaluate(() => document.cookie), patience).toContain('_ga=');
    await choices(page).click();
    await expect(review(page)).toBeFocused();
    await expect(review(page)).toContainText('Your answer: allowed.');
    const measuring = review(page).getByRole('group', { name: 'May We Count Your Visit?' });
    const reloaded = page.waitForEvent('load');
    await measuring.getByRole('button', decline).click();
    await reloaded;
    await expect(chat(page)).toBeVisible();
    await rest(page);
    expect(vendors.asked.filter((asked) => asked === container)).toHaveLength(1);
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga=');
    expect(await global(page, 'dataLayer')).toBeUndefined();
  });

  test('an answer in another tab counts here at once', async ({ page, context, vendors }) => {
    await page.goto(path);
    await expect(question(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${sites.thirdParty}/robots.txt`);
    await other.evaluate(() => localStorage.setItem('tallycomb:consent', '{"tagManager":"yes"}'));
    await expect.poll(() => vendors.asked, patience).toContain(container);
    await expect(question(page)).toBeHidden();
  });

  test('the first use of the chat button asks, loads the messenger, and shows it', async ({
    page,
    vendors,
    watch,
  }) => {
    await page.goto(path);
    await question(page).getByRole('button', decline).click();
    await chat(page).click();
    await expect(chatQuestion(page)).toBeFocused();
    expect(vendors.asked).toEqual([]);
    await chatQuestion(page).getByRole('button', allow).click();
    await expect.poll(() => vendors.asked, patience).toEqual([messenger]);
    await expect.poll(() => global(page, 'calls'), patience).toContainEqual(['show']);
    await expect(chat(page)).toBeFocused();
    expect(await global(page, 'intercomSettings')).toMatchObject({
      app_id: 'test1234',
      hide_default_launcher: true,
    });
    await page.getByRole('link', { name: 'About' }).first().click();
    await expect.poll(() => global(page, 'calls'), patience).toContainEqual(['update']);
    expect(watch.messages).toEqual([]);
  });

  test('the chat that was allowed is there on the next visit, for answers that came meanwhile', async ({
    page,
    vendors,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('tallycomb:consent', '{"tagManager":"no","chat":"yes"}');
    });
    await page.goto(path);
    await expect.poll(() => vendors.asked, patience).toEqual([messenger]);
    expect(await global(page, 'calls')).not.toContainEqual(['show']);
    await chat(page).click();
    await expect.poll(() => global(page, 'calls'), patience).toContainEqual(['show']);
    expect(vendors.asked).toEqual([messenger]);
  });

  test('the chat is told who the user is where the page knows it, and nothing otherwise', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('tallycomb:consent', '{"tagManager":"no","chat":"yes"}');
      window.tallycombChatUser = { id: '42', name: 'A. B.', createdAt: '2025-01-17T00:00:00Z' };
    });
    await page.goto(path);
    await expect
      .poll(() => global(page, 'intercomSettings'), patience)
      .toMatchObject({ user_id: '42', name: 'A. B.', created_at: 1_737_072_000 });
    expect(await global(page, 'intercomSettings')).not.toHaveProperty('email');
  });

  test('a chat that was declined loads nothing, and the focus goes back to its button', async ({
    page,
    vendors,
  }) => {
    await page.goto(path);
    await chat(page).click();
    await page.keyboard.press('Escape');
    await expect(chatQuestion(page)).toBeHidden();
    await expect(chat(page)).toBeFocused();
    await chat(page).click();
    await chatQuestion(page).getByRole('button', decline).click();
    await expect(chat(page)).toBeFocused();
    await rest(page);
    expect(vendors.asked).toEqual([]);
  });

  test('a chat that is blocked says so, and can be tried again', async ({
    page,
    vendors,
    watch,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('tallycomb:consent', '{"tagManager":"no","chat":"no"}');
    });
    vendors.block(/intercom/);
    await page.goto(path);
    await chat(page).click();
    await chatQuestion(page).getByRole('button', allow).click();
    await expect(page.getByRole('alert')).toContainText('The chat did not load');
    await expect(page.getByRole('alert')).toContainText('hello@example.com');
    vendors.unblock();
    await chat(page).click();
    await expect.poll(() => global(page, 'calls'), patience).toContainEqual(['show']);
    expect(watch.messages.join()).not.toContain('uncaught');
  });

  test('a tag manager that is blocked changes nothing else', async ({ page, vendors, watch }) => {
    vendors.block(/google/);
    await page.goto('/inflation-calculator?date=06/2019&annualRevenue=250000');
    await question(page).getByRole('button', allow).click();
    await expect.poll(() => vendors.asked, patience).toContain(container);
    await rest(page);
    await expect(page.getByRole('main')).toContainText('$76,946.28');
    await expect(page.locator('script[src*="google"]')).toHaveCount(0);
    expect(watch.messages.join()).not.toContain('uncaught');
  });

  test('where storage is denied the answer holds for the visit, and the next one asks again', async ({
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
    await expect.poll(() => vendors.asked, patience).toContain(container);
    await page.reload();
    await expect(question(page)).toBeVisible();
    await rest(page);
    expect(vendors.asked.filter((asked) => asked === container)).toHaveLength(1);
  });

  test('a vendor may add scripts of its own host and no other, no markup, no code in strings', async ({
    page,
  }) => {
    await page.goto(path);
    await question(page).getByRole('button', allow).click();
    await expect.poll(() => global(page, 'stub'), patience).toMatchObject({ hasOwnScript: true });
    const stub = await global(page, 'stub');
    expect(stub).toMatchObject({
      errors: ['a script from elsewhere', 'markup', 'code in a string'],
    });
    expect(stub).not.toHaveProperty('ran');
  });

  test('the policy names the vendors, one Trusted Types policy, and nothing unsafe', async ({
    request,
  }) => {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy).toContain('https://www.googletagmanager.com');
    expect(policy).toContain('https://widget.intercom.io');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy).not.toContain('unsafe');
  });

  test('the question takes no focus, and is the first thing after the skip link', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(question(page)).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(question(page).getByRole('button', allow)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
  });

  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 320, height: 256 },
  ]) {
    test(`the question hides nothing that has the focus at ${width} by ${height}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await expect(question(page)).toBeVisible();
      const covered: string[] = [];
      for (let stop = 0; stop < 45; stop += 1) {
        await page.keyboard.press('Tab');
        const hidden = await page.evaluate(() => {
          const focused = document.activeElement;
          const panel = document.querySelector('fieldset')?.parentElement;
          if (!focused || !panel || focused === document.body || panel.contains(focused)) return '';
          const { left, right, top, bottom } = focused.getBoundingClientRect();
          const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
            [top + 1, (top + bottom) / 2, bottom - 1].map((y) => document.elementFromPoint(x, y)),
          );
          const isIn = points.every((element) => element && panel.contains(element));
          return isIn ? focused.outerHTML.slice(0, 80) : '';
        });
        if (hidden) covered.push(hidden);
      }
      expect(covered).toEqual([]);
    });
  }

  for (const scheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390, 320]) {
      test(`axe finds nothing in question and review at ${width} in ${scheme}, and nothing scrolls sideways`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(question(page)).toBeVisible();
        const faults = async () => {
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
        };
        expect(await faults()).toEqual([]);
        await choices(page).click();
        await expect(review(page)).toBeVisible();
        expect(await faults()).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('nothing is asked or offered, as nothing can load', async ({ page, vendors }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Privacy Choices')).toBeHidden();
      await expect(chat(page)).toHaveCount(0);
      expect(vendors.asked).toEqual([]);
    });
  });
});
