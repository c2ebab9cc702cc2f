/** Times from a click, a tap or a key to the paint of its effect, on a slowed processor. */
import type { Browser, Locator, Page } from 'playwright';
import { hydrate } from '../e2e/support/loading.ts';
import { SCREENS, turnOnDataSaver } from '../e2e/support/page-bytes.ts';

/** Slowdown of Lighthouse's mobile profile. */
const CPU_SLOWDOWN = 4;
/** Long enough for a shown page to finish its work. */
const SETTLED_MS = 1000;

/** Milliseconds from a click on a footer link, without prefetch, to the next page. */
export interface Navigation {
  /** Code loaded from a server on this machine. */
  readonly codeToLoad: number;
  /** The same click after Back, with the code in memory. */
  readonly codeLoaded: number;
}

export async function measureNavigation(
  browser: Browser,
  url: string,
  linkName: string,
): Promise<Navigation> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  const page = await context.newPage();
  await turnOnDataSaver(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  await hydrate(page);
  const title = await page.title();
  const link = page.getByRole('contentinfo').getByRole('link', { name: linkName, exact: true });
  const follow = async () => {
    await page.waitForTimeout(SETTLED_MS);
    return link.evaluate(timeNavigation);
  };
  const codeToLoad = await follow();
  await page.goBack();
  await page.waitForFunction((expected) => document.title === expected, title);
  const codeLoaded = await follow();
  await context.close();
  return { codeToLoad, codeLoaded };
}

/** Runs in the page: clicks a link, and measures to the frame with the next heading and title. */
function timeNavigation(link: HTMLElement | SVGElement): Promise<number> {
  const visibleHeading = () =>
    [...document.querySelectorAll('main h1')].find((heading) =>
      heading.checkVisibility({ opacityProperty: true }),
    )?.textContent;
  const before = { heading: visibleHeading(), title: document.title };
  // Only once the title is the next page's, as checking visibility computes styles.
  const isNext = () => {
    if (document.title === before.title) return false;
    const heading = visibleHeading();
    return heading !== undefined && heading !== before.heading;
  };
  return new Promise((resolve) => {
    const start = performance.now();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now() - start);
    const look = () => {
      if (!isNext()) requestAnimationFrame(look);
      else port2.postMessage('This frame is painted before it is delivered.');
    };
    requestAnimationFrame(look);
    // Without pointer events, which would prefetch.
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
  });
}

/** Long enough for a page to be quiet before a tap, and for the tap's effect to be painted after it. */
const PAINTED_MS = 1000;

interface TapSubject {
  readonly name: string;
  readonly path: string;
  readonly target: (page: Page) => Locator;
  /** Prepares the page before the tap. It is hydrated only if this does it. */
  readonly prepare?: (page: Page) => Promise<void>;
}

export const TAPS: readonly TapSubject[] = [
  {
    name: 'header’s menu',
    path: '/',
    target: (page) => page.getByRole('banner').getByRole('button').last(),
  },
  { name: 'a question', path: '/', target: (page) => page.locator('summary').first() },
  {
    name: 'a tab',
    path: '/',
    target: (page) => page.getByText('Price Intelligence', { exact: true }).first(),
  },
  {
    name: 'Calculate (empty at the first touch)',
    path: '/inflation-calculator',
    target: (page) => page.locator('form button[type=submit]').first(),
    async prepare(page) {
      const [revenue, month] = [
        page.getByRole('textbox').first(),
        page.getByRole('textbox').nth(1),
      ];
      await revenue.fill('250000');
      await month.fill('06/2019');
    },
  },
  {
    name: 'a link to the calculator',
    path: '/',
    target: (page) => page.locator('a[href="/inflation-calculator"]:visible').first(),
  },
  {
    name: 'a link to a guide',
    path: '/guides',
    target: (page) => page.locator('main a[href^="/guides/"]').first(),
  },
];

/** Milliseconds from a tap to the next paint, as INP counts them. */
export interface Tap {
  /** First touch of the page, including the start of hydration. */
  readonly first: number;
  readonly hydrated: number;
}

export async function measureTap(
  browser: Browser,
  origin: string,
  { path, target, prepare }: TapSubject,
): Promise<Tap> {
  const tap = async (isHydrated: boolean) => {
    const context = await browser.newContext({ viewport: SCREENS.phone, hasTouch: true });
    const page = await context.newPage();
    await turnOnDataSaver(page);
    const devtools = await context.newCDPSession(page);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    if (isHydrated) {
      await hydrate(page);
      await prepare?.(page);
    }
    await target(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(PAINTED_MS);
    await page.evaluate(watchInteractions);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await target(page).tap();
    await page.waitForTimeout(PAINTED_MS);
    const longest = await page.evaluate(longestInteraction);
    await context.close();
    return longest;
  };
  return { first: await tap(false), hydrated: await tap(true) };
}

interface Interaction extends PerformanceEntry {
  /** 0 for events of no tap or key. */
  readonly interactionId: number;
}

/** Runs in the page: stores its longest interaction, also for the page after a link. */
function watchInteractions() {
  const keepLongest = (entries: PerformanceEntryList) => {
    for (const { interactionId, duration } of entries as Interaction[])
      if (interactionId && duration > Number(sessionStorage.getItem('longest')))
        sessionStorage.setItem('longest', String(duration));
  };
  const observer = new PerformanceObserver((list) => keepLongest(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener('pagehide', () => keepLongest(observer.takeRecords()));
}

/** Runs in the page: milliseconds, or 0 below the 16 ms that Chromium reports. */
const longestInteraction = () => Number(sessionStorage.getItem('longest'));

const SERVICES = 200;

/** Fields of a row in the middle of a long menu. */
const FIELDS = ['Service', 'Price now', 'Visits a month'];

/** Long enough for the effects of a key to end before the next. */
const BETWEEN_KEYS_MS = 400;

/** Typed text, with a measurement for each key. */
const TYPED = '1234567';

/** Measures milliseconds from each key to its paint, by field. */
export async function measureTyping(
  browser: Browser,
  origin: string,
): Promise<readonly (readonly [field: string, keysMs: readonly number[]])[]> {
  const context = await browser.newContext({ viewport: SCREENS.desktop });
  const page = await context.newPage();
  await turnOnDataSaver(page);
  await page.goto(`${origin}/inflation-calculator/menu`);
  await hydrate(page);
  const list = Array.from({ length: SERVICES }, (_, at) => `Cut ${at}, 85.00, 06/2019, 40`);
  await page.getByRole('textbox', { name: 'Paste your price list' }).fill(list.join('\n'));
  await page.getByRole('button', { name: 'Read My List' }).click();
  await page.getByRole('rowheader', { name: `${SERVICES} services` }).waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const measured: [string, readonly number[]][] = [];
  for (const field of FIELDS) measured.push([field, await typeInto(page, field)]);
  await context.close();
  return measured;
}

async function typeInto(page: Page, field: string): Promise<readonly number[]> {
  const input = page
    .locator('tbody tr')
    .nth(SERVICES / 2)
    .getByRole('textbox', { name: field });
  await input.focus();
  const keys: number[] = [];
  for (const key of TYPED) {
    await page.waitForTimeout(BETWEEN_KEYS_MS);
    const listening = await page.evaluateHandle(listen);
    await page.keyboard.press(key);
    keys.push(await listening.evaluate(({ painted }) => painted));
  }
  return keys;
}

/** Runs in the page: `painted` is milliseconds from the next key's event to the frame that shows it. */
const listen = () => ({
  painted: new Promise<number>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const onKey = ({ timeStamp }: KeyboardEvent) => {
      port1.onmessage = () => resolve(performance.now() - timeStamp);
      // A message is delivered after the paint of the frame that posts it.
      requestAnimationFrame(() => port2.postMessage(undefined));
    };
    document.addEventListener('keydown', onKey, { once: true, capture: true });
  }),
});
