import type { Locator, Page } from '@playwright/test';
import { expect as plainExpect, test } from './support/console-watch';

// A page is fetched, drawn and scrolled to: on a busy machine that takes its time.
const patience = { timeout: 15_000 };
const expect = plainExpect.configure(patience);
test.describe.configure({ timeout: 60_000 });

const calculator = '/inflation-calculator';

/** Stirs, so that the app takes over: only then are links followed without loading a page. */
async function stir(page: Page): Promise<void> {
  await page.mouse.move(2, 300);
  await page.mouse.move(4, 310);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await stir(page);
  await page.evaluate(() => {
    document.documentElement.dataset.loadedOnce = 'yes';
  });
}

/** The mark that {@link open} left is still there: no page was loaded since. */
const staysInApp = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-loaded-once', 'yes');

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** The header stays in view, so following its links does not scroll the page first. */
const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

const expectScrolledTo = (page: Page, top: number) =>
  expect.poll(() => scrollTop(page), patience).toBe(top);

async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await expectScrolledTo(page, top);
}

/** Goes to a path inside the app, as nothing on the site links there. */
const goInApp = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('the app takes over in slices, so that the page can answer between two', async ({ page }) => {
  await page.addInitScript(() => {
    // By this clock React's time for one slice, 5 ms, is over once it was read a few times.
    let time = performance.now();
    performance.now = () => {
      time += 1;
      return time;
    };
    // React goes on after each slice by a message to itself.
    let slices = 0;
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (...args: unknown[]) {
      slices += 1;
      Reflect.apply(postMessage, this, args);
    };
    // As soon as it has taken over, the app restores scroll positions itself.
    Object.defineProperty(history, 'scrollRestoration', {
      set: () => {
        document.documentElement.dataset.slices ??= String(slices);
      },
    });
  });
  await page.goto('/about');
  await page.mouse.move(2, 300);
  await page.mouse.move(4, 310);
  const slices = () => page.locator('html').getAttribute('data-slices');
  // 14 by the time of writing; the first is to prepare, so a page not sliced has 2.
  await expect.poll(async () => Number(await slices())).toBeGreaterThan(6);
});

test.describe('following a link inside the site', () => {
  test('shows the page without loading it anew, and fetches no other', async ({ page, watch }) => {
    await open(page, '/');
    await footerLink(page, 'About').click();
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toHaveAccessibleName('Founded By A Salon Owner, For Salon Owners');
    await staysInApp(page);
    expect(watch.messages).toEqual([]);
  });

  test('scrolls to the top, also where styles ask for smooth scrolling', async ({ page }) => {
    await open(page, '/');
    await scrollDown(page, 1500);
    await headerLink(page, 'About').click();
    await expect(heading(page)).toBeFocused();
    await expectScrolledTo(page, 0);
    // Its top was drawn first; by now, all of it is laid out.
    await expect(page.locator('html')).not.toHaveAttribute('data-is-arriving');
  });

  test('moves the focus to the heading of the new page', async ({ page }) => {
    await open(page, '/about');
    await footerLink(page, 'Guides').click();
    await expect(heading(page)).toHaveText('Guides');
    await expect(heading(page)).toBeFocused();
  });

  test('announces the title of the new page, once', async ({ page }) => {
    await open(page, '/');
    await footerLink(page, 'Inflation Calculator').click();
    await expect(heading(page)).toBeFocused();
    const said = page.getByRole('status').filter({ hasText: 'Inflation Calculator | Tallycomb' });
    await expect(said).toHaveCount(1);
  });

  test('changes title, description and canonical address, and leaves none of the old', async ({
    page,
  }) => {
    await open(page, '/');
    await footerLink(page, 'Terms of Service').click();
    await expect(page).toHaveTitle('Terms of Service | Tallycomb');
    for (const selector of ['title', 'meta[name="description"]', 'link[rel="canonical"]'])
      await expect(page.locator(`head ${selector}`)).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/terms$/);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/terms$/);
  });

  test('to a section of another page ends at the section, with the focus on it', async ({
    page,
  }) => {
    await open(page, '/');
    await footerLink(page, 'Careers').click();
    await expect(page).toHaveURL('/about#careers');
    const section = page.locator('#careers');
    await expect(section).toBeFocused();
    await expect
      .poll(() => section.evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
      .toBeLessThan(300);
    expect(await scrollTop(page)).toBeGreaterThan(500);
  });

  test('to the page that is shown scrolls to its top and adds nothing to the history', async ({
    page,
  }) => {
    await open(page, '/about');
    await scrollDown(page, 900);
    const entries = await page.evaluate(() => history.length);
    await headerLink(page, 'About').click();
    await expectScrolledTo(page, 0);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('with a modifier opens a new tab, as everywhere', async ({ page, context }) => {
    await open(page, '/');
    const opened = context.waitForEvent('page');
    await footerLink(page, 'About').click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(tab).toHaveURL('/about');
    await expect(page).toHaveURL('/');
  });
});

test.describe('back and forward', () => {
  test('return to the position of each page', async ({ page }) => {
    await open(page, '/');
    await scrollDown(page, 1200);
    await headerLink(page, 'About').click();
    await expect(heading(page)).toBeFocused();
    await expectScrolledTo(page, 0);
    await scrollDown(page, 700);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expectScrolledTo(page, 1200);
    await page.goForward();
    await expect(page).toHaveURL('/about');
    await expectScrolledTo(page, 700);
    await staysInApp(page);
  });

  test('return to a position that was left within the same frame', async ({ page }) => {
    await open(page, '/');
    await headerLink(page, 'About').hover();
    await headerLink(page, 'About').evaluate((link: HTMLElement) => {
      scrollTo({ top: 1200, behavior: 'instant' });
      link.click();
    });
    await expect(heading(page)).toBeFocused();
    await expectScrolledTo(page, 0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expectScrolledTo(page, 1200);
  });

  test('return to the position after the page was loaded anew', async ({ page }) => {
    await open(page, '/');
    await scrollDown(page, 1200);
    await headerLink(page, 'About').click();
    await expect(heading(page)).toBeFocused();
    await page.reload({ waitUntil: 'load' });
    await stir(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expectScrolledTo(page, 1200);
  });

  test('to a page that is loaded anew, or opened at a section, need no stir', async ({ page }) => {
    await page.goto('/about#careers', { waitUntil: 'load' });
    const careers = page.locator('#careers');
    const place = () =>
      careers.evaluate((section) => Math.round(section.getBoundingClientRect().top));
    await page.waitForTimeout(1_500); // A smooth scroll has to come to rest.
    const left = await place();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(200);
    await page.reload({ waitUntil: 'load' });
    await expect.poll(place).toBe(left);
  });

  test('lead to the page of the address also before the app is there to follow', async ({
    page,
  }) => {
    await open(page, '/terms');
    await headerLink(page, 'About').click();
    await expect(heading(page)).toBeFocused();
    await page.reload({ waitUntil: 'load' });
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await expect(heading(page)).toHaveText('Terms of Service');
  });

  test('within a page: a link to a section, and back to where it stood', async ({ page }) => {
    await open(page, '/terms');
    const link = page.getByRole('main').locator('a[href^="#"]').first();
    const id = ((await link.getAttribute('href')) ?? '').slice(1);
    await scrollDown(page, 40);
    await link.click();
    await expect(page).toHaveURL(`/terms#${id}`);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
    await page.waitForTimeout(1_500); // A smooth scroll has to come to rest.
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await expectScrolledTo(page, 40);
    await staysInApp(page);
  });
});

/** A count once it has stayed the same for two seconds. */
async function settled(count: () => number): Promise<number> {
  for (let last = -1; last !== count(); ) {
    last = count();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
  return count();
}

test.describe('fetching ahead', () => {
  for (const { sign, give } of [
    { sign: 'pointing at', give: (page: Page) => footerLink(page, 'About').hover() },
    { sign: 'focusing', give: (page: Page) => footerLink(page, 'About').focus() },
  ]) {
    test(`${sign} a link fetches its page’s code, so that the click fetches none`, async ({
      page,
    }) => {
      await open(page, '/terms');
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await give(page);
      await expect.poll(() => scripts.length, patience).toBeGreaterThan(0);
      const before = await settled(() => scripts.length);
      await footerLink(page, 'About').click();
      await expect(heading(page)).toHaveAccessibleName(/^Founded By/);
      expect(scripts).toHaveLength(before);
    });
  }

  test('a guide’s text is fetched ahead with its code', async ({ page }) => {
    await open(page, '/guides');
    const fetched = page.waitForRequest('**/guides/inflation-impact.json');
    await page.getByRole('main').locator('a[href="/guides/inflation-impact"]').first().hover();
    await fetched;
  });
});

test.describe('drawing ahead', () => {
  const allHeadings = (page: Page) => page.getByRole('main').locator('h1');

  test('a page that is pointed at is drawn unseen, and the click shows that very drawing', async ({
    page,
    watch,
  }) => {
    await open(page, '/terms');
    await footerLink(page, 'About').hover();
    await expect(allHeadings(page)).toHaveCount(2);
    await expect(heading(page)).toHaveText('Terms of Service');
    await expect(page).toHaveTitle('Terms of Service | Tallycomb');
    await allHeadings(page)
      .last()
      .evaluate((ahead) => ahead.setAttribute('data-drawn', 'ahead'));
    await footerLink(page, 'About').click();
    await expect(heading(page)).toHaveAttribute('data-drawn', 'ahead');
    await expect(heading(page)).toBeFocused();
    await expect(allHeadings(page)).toHaveCount(1);
    await expect(page).toHaveTitle(/^About/);
    expect(watch.messages).toEqual([]);
  });

  /** Not hovered, as that would be seen. */
  const pointAt = (link: Locator) => link.dispatchEvent('pointerover');

  const drawnAhead = (page: Page) => page.locator('main > [inert]');

  const isLaidOut = (page: Page) =>
    expect.poll(() => drawnAhead(page).locator('h1').boundingBox()).not.toBeNull();

  test('it is laid out, yet neither seen nor read nor reached, nor makes the page longer', async ({
    page,
  }) => {
    await open(page, '/terms');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const read = () => page.getByRole('main').ariaSnapshot();
    const before = { height: await height(), read: await read() };
    await pointAt(footerLink(page, 'About'));
    await isLaidOut(page);
    expect({ height: await height(), read: await read() }).toEqual(before);
    const isSeen = drawnAhead(page)
      .locator('h1')
      .evaluate((ahead) => {
        const { x, y } = ahead.getBoundingClientRect();
        const isHit = ahead.contains(document.elementFromPoint(x + 10, y + 10));
        return ahead.checkVisibility({ opacityProperty: true }) || isHit;
      });
    expect(await isSeen).toBe(false);
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('main > :not([inert]) :focus')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(drawnAhead(page)).toHaveCSS('display', 'none');
  });

  test('the frame of the click shows it, from its top, before the app has arrived there', async ({
    page,
  }) => {
    await open(page, '/terms');
    await pointAt(footerLink(page, 'About'));
    await isLaidOut(page);
    await scrollDown(page, 500);
    const inFrame = page.evaluate(
      () =>
        new Promise((resolve) => {
          const note = () =>
            resolve({
              title: document.title,
              scrollY,
              headings: [...document.querySelectorAll('main h1')]
                .filter((h1) => h1.checkVisibility({ opacityProperty: true }))
                .map((h1) => h1.textContent.slice(0, 10)),
              header: document.querySelector('header')?.className,
            });
          addEventListener('click', () => requestAnimationFrame(note), { once: true });
        }),
    );
    await footerLink(page, 'About').dispatchEvent('click');
    expect(await inFrame).toEqual({
      title: 'Terms of Service | Tallycomb',
      scrollY: 0,
      headings: ['Founded By'],
      header: expect.any(String),
    });
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(/^About/);
    expect((await inFrame) as object).toHaveProperty(
      'header',
      await page.locator('header').getAttribute('class'),
    );
    await expect(drawnAhead(page)).toHaveCount(0);
  });

  test('of two clicks in one frame, the second counts', async ({ page }) => {
    await open(page, '/terms');
    await pointAt(footerLink(page, 'Guides'));
    await isLaidOut(page);
    await pointAt(footerLink(page, 'About'));
    await expect(drawnAhead(page).locator('h1')).toContainText('Founded');
    await isLaidOut(page);
    await page.evaluate(() => {
      for (const path of ['/about', '/guides'])
        document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
    });
    await expect(page).toHaveURL('/guides');
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveText('Guides');
    await page.waitForTimeout(500);
    await expect(heading(page)).toHaveText('Guides');
    await expect(page.locator('main')).not.toHaveAttribute('class', /./);
    await page.goBack();
    await expect(heading(page)).toContainText('Founded');
  });

  test('what moves as a page appears waits for the click', async ({ page }) => {
    const moving = () =>
      page.locator('main').evaluate((main) =>
        main.getAnimations({ subtree: true }).map(({ playState, currentTime }) => ({
          isPaused: playState === 'paused',
          isAtStart: currentTime === 0,
        })),
      );
    await open(page, '/terms');
    await pointAt(headerLink(page, 'Home'));
    await isLaidOut(page);
    await page.waitForTimeout(500);
    const ahead = await moving();
    expect(ahead.length).toBeGreaterThan(2);
    expect(ahead).toEqual(ahead.map(() => ({ isPaused: true, isAtStart: true })));
    await headerLink(page, 'Home').click();
    await expect(heading(page)).toBeFocused();
    expect((await moving()).filter(({ isPaused }) => isPaused)).toEqual([]);
  });

  test('only what was pointed at last is kept', async ({ page }) => {
    await open(page, '/terms');
    for (const { link, ahead } of [
      { link: 'About', ahead: /Founded/ },
      { link: 'Guides', ahead: /Guides/ },
      { link: 'Privacy Policy', ahead: /Privacy/ },
    ]) {
      await footerLink(page, link).hover();
      await expect(allHeadings(page).last()).toContainText(ahead);
      await expect(allHeadings(page)).toHaveCount(2);
    }
  });

  test('the calculator that was drawn before still answers what its link asks', async ({
    page,
  }) => {
    await open(page, '/terms');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/inflation-calculator?date=06/2019&annualRevenue=250000';
      link.textContent = 'June 2019';
      document.querySelector('main p')?.append(link);
    });
    const link = page.getByRole('link', { name: 'June 2019' });
    await link.hover();
    await expect(allHeadings(page)).toHaveCount(2);
    await link.click();
    await expect(page.getByRole('textbox', { name: 'Annual Revenue' })).toHaveValue('250000');
    await expect(page.getByRole('table').first()).toBeVisible();
  });

  test('a page that fails unseen leaves the visitor alone', async ({ page }) => {
    await page.route('**/terms.json', (route) => route.fulfill({ json: { body: 'no list' } }));
    await open(page, '/about');
    await footerLink(page, 'Terms of Service').hover();
    await expect(allHeadings(page).last()).toHaveText('This Page Did Not Load');
    await page.waitForTimeout(1_000);
    await staysInApp(page);
    await expect(heading(page)).toHaveAccessibleName(/^Founded By/);
  });
});

test.describe('inside the app', () => {
  test('/pricing leads home and /about-us to About, leaving nothing to go back to', async ({
    page,
  }) => {
    for (const { from, to } of [
      { from: '/pricing', to: '/' },
      { from: '/about-us', to: '/about' },
    ]) {
      await open(page, calculator);
      await goInApp(page, from);
      await expect(page).toHaveURL(to);
      await page.goBack();
      await expect(page).toHaveURL(calculator);
    }
  });

  test('an unknown path shows ‘Oops! Page not found’ and logs the path', async ({
    page,
    watch,
  }) => {
    await open(page, '/');
    await goInApp(page, '/no/such/page');
    await expect(heading(page)).toHaveText('Oops! Page not found');
    await expect.poll(() => watch.messages.join('\n')).toMatch(/^error: .*\/no\/such\/page/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });

  test('a page whose code does not arrive says so and keeps header and footer', async ({
    page,
  }) => {
    await open(page, '/');
    await page.route('**/assets/page-*.js', (route) => route.abort());
    await footerLink(page, 'Terms of Service').click();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test.describe('the header', () => {
  test('has its ground past 10 px, without the app and wherever the page stood before its script', async ({
    page,
  }) => {
    await page.route('**/assets/shell-*.js', () => {}); // never comes
    await page.route('**/assets/entry-*.js', async (route) => {
      await page.waitForFunction(() => scrollY === 300);
      await route.continue();
    });
    await page.goto('/terms', { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 300));
    const header = page.getByRole('banner');
    await expect(header).toHaveAttribute('data-scrolled', 'true');
    await page.evaluate(() => scrollTo(0, 10));
    await expect(header).toHaveAttribute('data-scrolled', 'false');
    await page.evaluate(() => scrollTo(0, 11));
    await expect(header).toHaveAttribute('data-scrolled', 'true');
  });

  const current = (page: Page) =>
    page
      .getByRole('banner')
      .locator('a[aria-current="page"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.textContent?.trim()))]);

  for (const { path, marked } of [
    { path: '/', marked: ['Home'] },
    { path: '/about', marked: ['About'] },
    { path: calculator, marked: ['Inflation Calculator'] },
    { path: '/guides', marked: ['Guides'] },
    { path: '/guides/inflation-impact', marked: ['Guides'] },
    { path: '/guides/no-such-guide', marked: ['Guides'] },
    { path: '/terms', marked: [] },
  ])
    test(`${path} marks ${marked.join() || 'nothing'}`, async ({ page }) => {
      await page.goto(path);
      expect(await current(page)).toEqual(marked);
    });

  test('the mark moves with the page', async ({ page }) => {
    await open(page, '/');
    await headerLink(page, 'About').click();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => current(page)).toEqual(['About']);
  });

  test('the logo leads home and scrolls to the top', async ({ page }) => {
    await open(page, '/about');
    await scrollDown(page, 800);
    await headerLink(page, 'Tallycomb home').click();
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toBeFocused();
    await expectScrolledTo(page, 0);
    await scrollDown(page, 800);
    await headerLink(page, 'Tallycomb home').click();
    await expectScrolledTo(page, 0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 800 } });

    for (const { name, path } of [
      { name: 'Guides', path: '/guides' },
      { name: 'Home', path: '/' },
    ])
      test(`choosing ${name} closes the menu and scrolls to the top`, async ({ page }) => {
        await open(page, '/');
        await scrollDown(page, 1400);
        const banner = page.getByRole('banner');
        await banner.getByRole('button', { name: 'Menu' }).click();
        const link = banner.getByRole('link', { name, exact: true });
        await expect(link).toBeVisible();
        await link.click();
        await expect(page).toHaveURL(path);
        await expect(link).toBeHidden();
        await expectScrolledTo(page, 0);
        await staysInApp(page);
      });

    test('choosing a page closes the menu also before the menu has its script', async ({
      page,
    }) => {
      await page.route('**/site-header-*.js', () => {}); // It never comes.
      await open(page, '/about');
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: 'Menu' }).click();
      const link = banner.getByRole('link', { name: 'About', exact: true });
      await link.click();
      await expect(link).toBeHidden();
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead from page to page', async ({ page }) => {
    await page.goto('/');
    await footerLink(page, 'Guides').click();
    await expect(page).toHaveURL('/guides');
    await footerLink(page, 'Careers').click();
    await expect(page).toHaveURL('/about#careers');
  });
});
