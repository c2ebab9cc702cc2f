/** Interactions before hydration take effect, on any connection. */
import type { Page } from '@playwright/test';
import { calculatorOn, LINKED_LOSS } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import {
  ENTRY_CODE,
  holdBack,
  requestsOf,
  SHELL_CODE,
  STYLE_SHEET,
  untilHydrated,
  untilPainted,
} from '../support/loading';
import { pageHeading } from '../support/locators';
import { MENU_KEY, menuOn, menuPath, stored } from '../support/menu-page';
import { footerLink } from '../support/navigation';
import { turnOnDataSaver } from '../support/page-bytes';
import { sites } from '../support/sites';

const question = (page: Page) => page.getByRole('main').locator('summary').nth(1);
const isOpen = (page: Page) =>
  question(page).evaluate((summary) => summary.parentElement?.hasAttribute('open'));
test.describe('while the code is loading', () => {
  test('a question opens once, the strip pauses, the menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdBack(page, SHELL_CODE);
    await page.goto('/');
    await question(page).click();
    const pause = page.getByRole('checkbox', { name: 'Pause' });
    await pause.check({ force: true });
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await menu.click();
    release();
    await untilHydrated(page);
    expect(await isOpen(page)).toBe(true);
    await expect(pause).toBeChecked();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  test('the header at the top is clear, though the page was scrolled during hydration', async ({
    page,
  }) => {
    const release = await holdBack(page, SHELL_CODE);
    await page.goto('/terms');
    await page.evaluate(() => scrollTo(0, 600));
    const header = page.getByRole('banner');
    await expect(header).toHaveAttribute('data-scrolled', 'true');
    // Scrolls when React has rendered, but does not listen yet.
    await page.evaluate(() =>
      new MutationObserver(() => scrollTo(0, 0)).observe(document.documentElement, {
        attributeFilter: ['data-hydrated'],
      }),
    );
    release();
    await untilHydrated(page);
    await expect(header).toHaveAttribute('data-scrolled', 'false');
  });

  test('a button that needs script takes effect once', async ({ page }) => {
    const copied: string[] = [];
    await page.exposeFunction('copy', (text: string) => copied.push(text));
    await page.addInitScript(() => {
      Object.assign(navigator.clipboard, { writeText: Reflect.get(window, 'copy') });
    });
    const release = await holdBack(page, SHELL_CODE);
    await page.goto('/embed');
    await page.getByRole('button', { name: 'Copy the code' }).click();
    release();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Copied.');
    expect(copied).toHaveLength(1);
  });

  test('three rows are added, and a word can be finished', async ({ page }) => {
    const release = await holdBack(page, SHELL_CODE);
    const { main, field, button } = menuOn(page);
    await page.goto(menuPath);
    for (let press = 0; press < 3; press += 1) await button('Add a Row').click();
    await field('Service', 'Row 1').pressSequentially('Fade c');
    release();
    await untilHydrated(page);
    await page.keyboard.type('ut');
    await expect(field('Service', 'Fade cut')).toBeVisible();
    await expect(main.locator('[name^="service-"]')).toHaveCount(4);
  });

  test('a slider moves its tag, a tab shows its panel without scrolling', async ({ page }) => {
    const release = await holdBack(page, SHELL_CODE);
    await page.goto('/');
    const slider = page.getByRole('slider', { name: 'Your price' });
    await slider.press('End');
    const tab = page.getByText('Competitor Monitoring').first();
    await tab.scrollIntoViewIfNeeded();
    const before = await tab.boundingBox();
    await tab.click();
    release();
    await untilHydrated(page);
    await expect(slider).toHaveAttribute('aria-valuetext', /over the median/);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Competitor Monitoring');
    expect(((await tab.boundingBox())?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(0, 0);
  });

  test('a file chosen first is read', async ({ page }) => {
    const release = await holdBack(page, SHELL_CODE);
    const { services } = menuOn(page);
    await page.goto(menuPath);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a file' }).click();
    const buffer = Buffer.from('Cut,65,01/2021');
    await (await choosing).setFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer });
    release();
    await expect.poll(services).toEqual(['Cut']);
  });

  test('React renders nothing before its styles have loaded', async ({ page }) => {
    const release = await holdBack(page, STYLE_SHEET);
    await page.goto('/terms');
    const isStyled = page.evaluate(
      () =>
        new Promise((resolve) => {
          const look = () => {
            const sheet = document.querySelector<HTMLLinkElement>(
              'link[rel=stylesheet]:not([media])',
            );
            resolve(Boolean(sheet?.sheet));
          };
          new MutationObserver(look).observe(document.documentElement, {
            attributeFilter: ['data-hydrated'],
          });
        }),
    );
    const asked = page.waitForRequest(STYLE_SHEET);
    await page.mouse.wheel(0, 100);
    await asked;
    // Long after its code has loaded.
    setTimeout(release, 1000);
    expect(await isStyled).toBe(true);
  });

  test('a form sent early is answered, in any notation of its inputs', async ({ page }) => {
    const release = await holdBack(page, SHELL_CODE);
    const { revenue, date, panel, open } = calculatorOn(page);
    await open();
    await revenue.fill('250k');
    await date.fill('062019');
    await date.press('Enter');
    release();
    await expect(page).toHaveURL(/date=06%2F2019/);
    await expect(panel).toContainText(LINKED_LOSS);
    await test.step('an empty form by its message', async () => {
      await open('?annualRevenue=&date=');
      await expect(calculatorOn(page).alert).toContainText('Missing information');
      await expect(revenue).toBeFocused();
    });
  });

  test('early input in a menu is added to the kept menu', async ({ page }) => {
    const kept = {
      version: 1,
      step: '1',
      month: '',
      pasted: 'Perm,ten',
      entries: [
        { id: 'first', service: 'Fade', price: '45', since: '01/2021', visits: '' },
        { id: 'b', service: 'Trim', price: '30', since: '02/2022', visits: '' },
      ],
    };
    await page.goto('/robots.txt');
    await page.evaluate(([key, menu]) => localStorage.setItem(key, menu), [
      MENU_KEY,
      JSON.stringify(kept),
    ] as const);
    const release = await holdBack(page, SHELL_CODE);
    await page.goto(menuPath);
    const { services, box, main, month, field, values, button } = menuOn(page);
    await field('Service', 'Row 1').pressSequentially('Wax');
    await month.pressSequentially('062019');
    await box.fill('Gel,48');
    await field('Last change', 'Row 1').pressSequentially('112023');
    await field('Price now', 'Row 1').pressSequentially('22');
    release();
    await untilHydrated(page);
    await expect.poll(services).toEqual(['Wax', 'Fade', 'Trim']);
    await expect(main.getByRole('combobox', { name: 'Round to' })).toHaveValue('1');
    expect((await values())[0]?.slice(0, 3)).toEqual(['Wax', '22', '11/2023']);
    await expect(field('Price now', 'Wax')).toBeFocused();
    await page.keyboard.type('5');
    await expect(field('Price now', 'Wax')).toHaveValue('225');
    await expect(month).toHaveValue('06/2019');
    await expect(box).toHaveValue('Gel,48\nPerm,ten');
    await button('Read My List').click();
    await button('Add This One').click();
    expect((await values()).at(-1)?.slice(0, 3)).toEqual(['Gel', '48', '06/2019']);
    await expect.poll(() => stored(page)).toMatch(/Wax.*Fade.*Trim.*Gel/);
  });
});

test('a list pasted at the moment React begins to listen is kept', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document) as typeof document.addEventListener;
    document.addEventListener = (
      type: string,
      ...rest: [EventListener, AddEventListenerOptions]
    ) => {
      listen(type, ...rest);
      if (type !== 'input') return;
      document.addEventListener = listen;
      queueMicrotask(() => {
        document.querySelector('textarea')?.focus();
        document.execCommand('insertText', false, 'Fade,45,01/2021');
      });
    };
  });
  const { open, box } = menuOn(page);
  await open();
  await expect(box).toHaveValue('Fade,45,01/2021');
});

test('a link pressed first is followed, and no code requested', async ({ page }) => {
  await turnOnDataSaver(page);
  const shell = requestsOf(page, /\/shell-/);
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'About' });
  await link.hover();
  await untilPainted(page, 10);
  await link.click();
  await page.waitForURL('/about');
  expect(shell).toEqual([]);
});

test('a pointer that arrived before the script hydrates by moving on', async ({ page }) => {
  const release = await holdBack(page, ENTRY_CODE);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(pageHeading(page)).toBeVisible();
  await page.mouse.move(2, 300);
  release();
  await page.waitForLoadState('load');
  await page.mouse.move(4, 310);
  await untilHydrated(page);
});

test.describe('with third parties', () => {
  test.use({ baseURL: sites.thirdParty });

  test('the first click on Privacy Choices opens them', async ({ page }) => {
    const choices = page.getByRole('region', { name: 'Privacy Choices' });
    const release = await holdBack(page, SHELL_CODE);
    await page.goto('/terms');
    await footerLink(page, 'Privacy Choices').click();
    release();
    await expect(choices).toBeVisible();
  });
});
