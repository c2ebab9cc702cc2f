import type { Browser, Locator, Page } from 'playwright';
import { hydrate } from '../e2e/support/loading.ts';
import { SCREENS, turnOnDataSaver } from '../e2e/support/page-bytes.ts';
import { CPU_SLOWDOWN } from './navigation.ts';

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
