import type { Browser } from 'playwright';
import { hydrate } from '../e2e/support/loading.ts';
import { turnOnDataSaver } from '../e2e/support/page-bytes.ts';

/** Slowdown of Lighthouse's mobile profile. */
export const CPU_SLOWDOWN = 4;
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
