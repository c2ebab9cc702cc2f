/** What may break around the site, one fault at a time: nothing typed is lost, no page goes blank. */
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../../../tools/browser';
import { calculatorOn } from './support/calculator-page';
import { expect, test } from './support/console-watch';
import { sites } from './support/sites';

const LOOKUP = '**/api/inflation/**';
const SHELL = '**/assets/shell-*.js';
const LINKED = '?date=06/2019&annualRevenue=250000';
const lost = '$76,946.28';

/** Header, heading and footer are there, whatever else is. */
async function expectWhole(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

async function expectTyped(page: Page, annualRevenue: string, month: string) {
  await expect(calculatorOn(page).revenue).toHaveValue(annualRevenue);
  await expect(calculatorOn(page).date).toHaveValue(month);
}

/** The notice for whoever waits is gone as soon as the app is there. */
const isAlive = (page: Page) => expect(page.getByText('has not loaded yet')).toHaveCount(0);

async function openAlive(page: Page, query = '') {
  await calculatorOn(page).open(query);
  await isAlive(page);
}

const loadsOf = (page: Page) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
};

test.describe('the lookup', () => {
  test.describe('of a server that fails', () => {
    test.use({ baseURL: sites.failingLookup });

    test('too often asked, broken, in HTML or cut off: each gives one toast and an estimate', async ({
      page,
      watch,
    }) => {
      const { alert, panel, calculate } = calculatorOn(page);
      await openAlive(page);
      const faults = [
        ['429', 'API error: 429'],
        ['500', 'API error: 500'],
        ['200', 'Invalid response format from API'],
        ['206', 'could not be reached'],
      ] as const;
      for (const [revenue, logged] of faults) {
        await calculate(revenue, '06/2024');
        await expect.poll(() => watch.messages.join('\n'), revenue).toContain(logged);
        await expect(panel).toContainText(`What $${revenue} a year bought`);
        await expect(panel).toContainText('An estimate from yearly inflation rates');
        await expect(alert.getByText('Using estimated inflation data')).toHaveCount(1);
        await expectTyped(page, revenue, '06/2024');
      }
      await expectWhole(page);
      expect(watch.messages.join('\n')).not.toContain('uncaught');
    });
  });

  test('that is slow is waited for: the answer is the index, and both fields stay', async ({
    page,
  }) => {
    const { alert, panel, calculate } = calculatorOn(page);
    await page.route(LOOKUP, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2500));
      await route.continue();
    });
    await openAlive(page);
    await calculate('250000', '06/2019');
    await expect(panel).toContainText('Please wait...');
    await expectTyped(page, '250000', '06/2019');
    await expect(panel).toContainText(lost);
    await expect(alert).toBeEmpty();
    await expectTyped(page, '250000', '06/2019');
  });

  test('that an extension blocks, on the way or in the page, gives the estimate', async ({
    page,
    watch,
  }) => {
    const { panel, calculate } = calculatorOn(page);
    await page.route(LOOKUP, (route) => route.abort('blockedbyclient'));
    await openAlive(page);
    await calculate('1000', '06/2024');
    await expect(panel).toContainText('What $1,000 a year bought');
    await page.evaluate(() => {
      window.fetch = () => {
        throw new TypeError('blocked');
      };
    });
    await calculate('2000', '06/2024');
    await expect(panel).toContainText('What $2,000 a year bought');
    await expect(panel).toContainText('An estimate');
    await expectTyped(page, '2000', '06/2024');
    expect(watch.messages.join('\n')).not.toContain('uncaught');
  });

  test('offline gives the estimate and says what is missing; back online, all of it is there', async ({
    page,
    context,
  }) => {
    const { panel, calculate, button } = calculatorOn(page);
    await openAlive(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await calculate('250000', '06/2019');
    await expect(panel).toContainText('An estimate');
    const salons = page.getByRole('region', { name: 'Meanwhile, Down the Street' });
    await expect(salons).toContainText('The salon price index did not load');
    await expectTyped(page, '250000', '06/2019');
    await context.setOffline(false);
    await button.click();
    await expect(panel).toContainText(lost);
    await expect(salons.getByRole('figure')).toBeVisible();
    await expectWhole(page);
  });
});

test.describe('Calculate in haste', () => {
  test('a hundred in a row, each clicked twice: the last one wins, with one result and no toast', async ({
    page,
  }) => {
    test.slow();
    const { panel, alert, revenue } = calculatorOn(page);
    await openAlive(page);
    await calculatorOn(page).date.fill('06/2026');
    await revenue.evaluate(async (input: HTMLInputElement) => {
      // React’s own setter would hide the change from it.
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const button = input.form?.querySelector('button');
      for (let run = 1; run <= 100; run += 1) {
        set?.call(input, String(run * 1000));
        input.dispatchEvent(new Event('input', { bubbles: true }));
        button?.click();
        button?.click();
        do await new Promise((resolve) => setTimeout(resolve));
        while (input.disabled);
      }
    });
    await expect(panel).toContainText('What $100,000 a year bought');
    await expectTyped(page, '100000', '06/2026');
    await expect(page).toHaveURL(/annualRevenue=100000$/);
    await expect(panel.getByRole('heading')).toHaveCount(1);
    await expect(alert).toBeEmpty();
  });

  test('a hundred refused ones leave one toast, and the fields as they are', async ({ page }) => {
    const { alert, button, revenue, date } = calculatorOn(page);
    await openAlive(page);
    await revenue.fill('5000');
    await date.fill('13/2024');
    await button.evaluate((element: HTMLButtonElement) => {
      for (let run = 0; run < 100; run += 1) element.click();
    });
    await expect(alert.getByText('Invalid date format')).toHaveCount(1);
    await expectTyped(page, '5000', '13/2024');
  });

  test('a double-click asks once, and on a link makes one entry of the history', async ({
    page,
  }) => {
    const { revenue, date, button, panel } = calculatorOn(page);
    let asked = 0;
    await page.route(LOOKUP, async (route) => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await openAlive(page);
    await revenue.fill('250000');
    await date.fill('06/2019');
    await button.dblclick();
    await expect(panel).toContainText(lost);
    expect(asked).toBe(1);
    const before = await page.evaluate(() => history.length);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Guides' }).dblclick();
    await expect(page).toHaveURL(/\/guides$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Inflation Cost');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });
});

test.describe('coming back', () => {
  test('inside the app finds what was typed and not sent', async ({ page }) => {
    const { revenue, date } = calculatorOn(page);
    await openAlive(page);
    await revenue.fill('123456');
    await date.fill('03/20');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Founded By');
    await page.goBack();
    await expectTyped(page, '123456', '03/20');
  });

  test('by a full load finds what was typed, and the result of what was sent', async ({ page }) => {
    const { revenue, date, panel, calculate } = calculatorOn(page);
    await openAlive(page);
    await calculate('250000', '06/2019');
    await expect(panel).toContainText(lost);
    await page.goto('/robots.txt');
    await page.goBack();
    await expect(panel).toContainText(lost);
    await expectTyped(page, '250000', '06/2019');
    await revenue.fill('77');
    await date.fill('01/20');
    await page.goto('/robots.txt');
    await page.goBack();
    await isAlive(page);
    await expectTyped(page, '77', '01/20');
  });

  test('from the back/forward cache finds everything as it was left', async () => {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: [...chromiumArgs],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL: sites.real });
    const { revenue, date, panel, calculate, button } = calculatorOn(page);
    await openAlive(page);
    await calculate('250000', '06/2019');
    await expect(panel).toContainText(lost);
    await revenue.fill('300000');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
    await expect(panel).toContainText(lost);
    await expect(revenue).toHaveValue('300000');
    await expect(date).toHaveValue('06/2019');
    await button.click();
    await expect(panel).toContainText('What $300,000 a year bought');
    await browser.close();
  });
});

test.describe('storage that is denied', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get });
    });
  });

  for (const baseURL of [sites.real, sites.thirdParty]) {
    test.describe(baseURL === sites.real ? 'alone' : 'with third parties', () => {
      test.use({ baseURL });

      test('breaks no page, loaded or followed to, and no way back', async ({ page, watch }) => {
        for (const path of [
          '/',
          '/about',
          '/guides/price-optimization',
          '/changelog',
          '/nowhere',
        ]) {
          await page.goto(path);
          await page.mouse.wheel(0, 400);
          await page.getByRole('contentinfo').getByRole('link', { name: 'Guides' }).click();
          await expect(page).toHaveURL(/\/guides$/);
          await page.goBack();
          await expect(page).toHaveURL(path);
          await expectWhole(page);
        }
        await openAlive(page, LINKED);
        await expect(calculatorOn(page).panel).toContainText(lost);
        await expectTyped(page, '250000', '06/2019');
        await calculatorOn(page).calculate('300000', '06/2019');
        await expect(calculatorOn(page).panel).toContainText('What $300,000 a year bought');
        expect(watch.messages.join('\n')).not.toMatch(/uncaught|denied/);
      });
    });
  }
});

test.describe('after a deploy, when the code of a page is gone', () => {
  const gone = { status: 404, body: 'not found' };
  const follow = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();

  test('the page is loaded anew, and is the new one', async ({ page }) => {
    await openAlive(page);
    const loads = loadsOf(page);
    await page.route('**/assets/page-*.js', (route) =>
      loads.length > 0 ? route.continue() : route.fulfill(gone),
    );
    await follow(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Founded By');
    await page.getByText('Curiosity').first().click();
    await page.waitForLoadState('networkidle');
    expect(loads).toEqual(['/about']);
    await expectWhole(page);
  });

  test('for good, it is loaded anew once and stays readable; what was typed is still there', async ({
    page,
  }) => {
    await openAlive(page);
    await calculatorOn(page).revenue.fill('123456');
    const loads = loadsOf(page);
    let refused = 0;
    await page.route('**/assets/page-*.js', (route) => {
      if (loads.length > 0) refused += 1;
      return route.fulfill(gone);
    });
    await follow(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Founded By');
    await page.mouse.move(200, 300);
    // A sign that comes before the script that waits for it is none.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 100);
        return refused;
      }, 'the page loaded anew asks for its code')
      .toBeGreaterThan(0);
    await page.waitForTimeout(1000);
    expect(loads).toEqual(['/about']);
    await expectWhole(page);
    await page.unroute('**/assets/page-*.js');
    await page.goBack();
    await expect(calculatorOn(page).revenue).toHaveValue('123456');
  });

  test('a second time on one page, it says so under header and footer and offers to load', async ({
    page,
  }) => {
    await openAlive(page);
    await page.evaluate(() => sessionStorage.setItem('tallycomb:reloaded-for', '/about'));
    const loads = loadsOf(page);
    await page.route('**/assets/page-*.js', (route) => route.fulfill(gone));
    await follow(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This Page Did Not Load');
    await expectWhole(page);
    expect(loads).toEqual([]);
    await page.getByRole('button', { name: 'Load it again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Founded By');
  });

  test('the code of all pages too, an untouched page is loaded anew once', async ({ page }) => {
    const loads = loadsOf(page);
    await page.route(SHELL, (route) => route.fulfill(gone));
    await page.goto('/about');
    await page.mouse.move(200, 300);
    await expect.poll(() => loads).toEqual(['/about', '/about']);
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(1000);
    expect(loads).toEqual(['/about', '/about']);
    await expectWhole(page);
  });
});

test.describe('where the app’s code never arrives', () => {
  const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'has not loaded yet' });
  const waitItOut = (page: Page) =>
    page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });

  test('a form that is sent comes back with what was typed, and after a while a word why', async ({
    page,
  }) => {
    const loads = loadsOf(page);
    await page.addInitScript(() =>
      sessionStorage.setItem('tallycomb:reloaded-for', location.pathname),
    );
    await page.route(SHELL, (route) => route.abort());
    const { revenue, date, button } = calculatorOn(page);
    await calculatorOn(page).open();
    await revenue.fill('$250,000');
    await date.fill('6/2019');
    await button.click();
    await expect(page).toHaveURL(/annualRevenue=%24250%2C000/);
    await expectTyped(page, '$250,000', '6/2019');
    await expect(notice(page)).toHaveCount(0);
    await waitItOut(page);
    await expect(notice(page)).toBeVisible();
    await expectWhole(page);
    expect(loads).toHaveLength(2);
    await page.unroute(SHELL);
    await button.click();
    await expect(calculatorOn(page).panel).toContainText(lost);
    await expect(notice(page)).toHaveCount(0);
    await expectTyped(page, '250000', '06/2019');
  });

  test('not even the entry, the word comes all the same', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await calculatorOn(page).open();
    await waitItOut(page);
    await expect(notice(page)).toBeVisible();
    await expectWhole(page);
  });

  test('a page with something typed is not loaded anew by itself', async ({ page }) => {
    const loads = loadsOf(page);
    let fail = () => {};
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(SHELL, async (route) => {
      await failing;
      await route.fulfill({ status: 404 });
    });
    await calculatorOn(page).open();
    await calculatorOn(page).revenue.fill('123456');
    const answered = page.waitForResponse(SHELL);
    fail();
    await answered;
    await page.waitForTimeout(500);
    expect(loads).toHaveLength(1);
    await expect(calculatorOn(page).revenue).toHaveValue('123456');
  });
});

const sorry = (page: Page) => page.getByText('This part did not load.');

/** Code that throws where it asks for the text that begins like this. Counts the files it is in. */
async function breakText(page: Page, text: string) {
  const places = { broken: 0 };
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const faulty = code.replace(
      new RegExp(`(\\w+):(["'\`])${text}.*?\\2`),
      'get $1(){throw Error("x")}',
    );
    if (faulty !== code) places.broken += 1;
    await route.fulfill({ response, body: faulty });
  });
  return places;
}

async function comeAlive(page: Page) {
  await page.mouse.move(2, 300);
  await page.mouse.move(4, 310);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

const goInApp = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test.describe('a script error in one section', () => {
  test('leaves the rest of the page, and the fields', async ({ page }) => {
    const places = await breakText(page, 'Close the Gap');
    await openAlive(page, LINKED);
    expect(places.broken).toBe(1);
    await expect(sorry(page)).toHaveCount(1);
    await expect(calculatorOn(page).panel).toContainText(lost);
    await expect(calculatorOn(page).table).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Close the Gap' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Meanwhile, Down the Street' })).toBeVisible();
    await expectTyped(page, '250000', '06/2019');
    await calculatorOn(page).calculate('300000', '06/2019');
    await expect(calculatorOn(page).panel).toContainText('What $300,000 a year bought');
    await expectWhole(page);
  });

  const headed = (name: string) => (page: Page) => page.getByRole('heading', { name });
  const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /^How|Price/ });
  for (const { where, path, broken, kept } of [
    { where: 'home', path: '/', broken: 'Go Over Your Market', kept: headed('Fair Questions') },
    { where: 'about', path: '/about', broken: 'Our Purpose', kept: headed('Our Journey') },
    {
      where: 'the calculator',
      path: '/inflation-calculator',
      broken: 'The .50 Haircut That',
      kept: (page: Page) => calculatorOn(page).revenue,
    },
    { where: 'the guides', path: '/guides', broken: 'Short, practical', kept: cards },
    {
      where: 'a guide',
      path: '/guides/price-optimization',
      broken: 'You May Also Enjoy',
      kept: (page: Page) => page.getByRole('article'),
    },
    {
      where: 'the changelog',
      path: '/changelog',
      broken: 'What changed',
      kept: headed('What If'),
    },
    { where: 'legal pages', path: '/terms', broken: 'Last updated', kept: headed('Scope') },
    { where: 'the header', path: '/about', broken: 'Tallycomb home', kept: headed('Our Purpose') },
    { where: 'the footer', path: '/about', broken: 'Company', kept: headed('Our Purpose') },
  ])
    test(`of ${where} leaves the others, loaded or followed to`, async ({ page }) => {
      const places = await breakText(page, broken);
      await page.goto(path);
      await comeAlive(page);
      // A change of address brings every part of the page to life.
      await goInApp(page, `${path}#main`);
      for (const arrival of ['loaded', 'followed to']) {
        await expect(sorry(page), arrival).toHaveCount(1);
        await expect(kept(page).first(), arrival).toBeVisible();
        const frame = { banner: 'the header', contentinfo: 'the footer' } as const;
        for (const role of ['banner', 'contentinfo'] as const)
          await expect(page.getByRole(role)).toHaveCount(frame[role] === where ? 0 : 1);
        await goInApp(page, '/arbitration');
        await expect(page).toHaveTitle(/^Arbitration/);
        await goInApp(page, path);
        await expect(page).not.toHaveTitle(/^Arbitration/);
      }
      expect(places.broken).toBeGreaterThan(0);
    });

  test('of its effect, after the first paint, leaves the others too', async ({ page }) => {
    await page.addInitScript(() => {
      window.IntersectionObserver = class {
        constructor() {
          throw new Error('x');
        }
      } as unknown as typeof IntersectionObserver; // All that is asked of it is to fail.
    });
    await page.goto('/');
    await comeAlive(page);
    await expect(sorry(page)).toHaveCount(1);
    await expect(page.getByText('Locations Tracked')).toHaveCount(0);
    await expectWhole(page);
  });
});

test.describe('a part whose code does not come', () => {
  test('offline stays as it is: the header and footer of any page, and a page that is not left', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await comeAlive(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await goInApp(page, '/#faq');
    await page.waitForTimeout(500);
    for (const name of ['Fair Questions', 'These Problems Sound Familiar?'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This Page Did Not Load');
    await expectWhole(page);
    await page.goBack();
    await expect(page).toHaveURL('/#faq');
    await expectWhole(page);
    await context.setOffline(false);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Guides' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
    await expectWhole(page);
  });

  test('offline leaves the way back to what was typed', async ({ page, context }) => {
    await openAlive(page);
    await calculatorOn(page).revenue.fill('123456');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This Page Did Not Load');
    await page.goBack();
    await expectTyped(page, '123456', '');
    await expectWhole(page);
  });

  test('is drawn anew as soon as it comes: the mark of the header moves on', async ({ page }) => {
    const frame = /assets\/site-(header|footer)-.*\.js$/;
    await page.route(frame, (route) => route.abort());
    await page.goto('/about');
    await comeAlive(page);
    const links = page.getByRole('contentinfo');
    await links.getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    await expectWhole(page);
    await page.unroute(frame);
    await links.getByRole('link', { name: 'Guides' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
    await expect(page.getByRole('banner').locator('[aria-current=page]').first()).toHaveText(
      'Guides',
    );
    await expectWhole(page);
  });
});

// React says that the words are not its own, and goes on.
test('a page that the browser translates still calculates', async ({ page }) => {
  const { panel, calculate } = calculatorOn(page);
  const translate = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const font = document.createElement('font');
        text.parentNode?.replaceChild(font, text);
        font.append(`${text.nodeValue} (translated)`);
      }
    });
  await openAlive(page);
  await translate();
  await calculate('250000', '06/2019');
  await expect(panel).toContainText(lost);
  await translate();
  await calculatorOn(page).revenue.fill('300000');
  await page.getByRole('textbox', { name: 'Annual revenue' }).press('Enter');
  await expect(panel).toContainText('$92,335.53');
  await expect(page.getByText('Did Not Load')).toHaveCount(0);
  await expectWhole(page);
});
