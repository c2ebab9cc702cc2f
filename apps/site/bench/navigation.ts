import type { Browser } from 'playwright';

/** Lighthouse's mobile profile: a phone four times slower, on a slow 4G line. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
/** Long enough to fetch what is behind a link that is pointed at. */
const FETCHED_AHEAD_MS = 3000;

/** Milliseconds from the click on a link that was pointed at. */
export interface Navigation {
  /** To the frame that shows its page. */
  readonly painted: number;
  /** To the frame in which the app has arrived there: title, focus and all that can be used. */
  readonly arrived: number;
}

export async function measureNavigation(
  browser: Browser,
  origin: string,
  from: string,
  linkName: string,
): Promise<Navigation> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(origin + from, { waitUntil: 'networkidle' });
  const link = page.getByRole('contentinfo').getByRole('link', { name: linkName, exact: true });
  // The first touch of the page brings its code; once that runs, pointing at a link fetches what is
  // behind it, the style sheet first of all.
  while ((await page.locator('link[rel="stylesheet"]').count()) === 0) {
    await page.mouse.move(10, 400);
    await page.waitForTimeout(500);
    await link.hover();
  }
  // Its network is quiet but once, for good, by its first load.
  await page.waitForTimeout(FETCHED_AHEAD_MS);
  await page.evaluate(watchForPage);
  // Its own click would run script of the tool's in the page, which the visitor has none of.
  await page.mouse.down();
  await page.mouse.up();
  const noted = async (what: keyof Navigation) => {
    const root = page.locator(`html[data-${what}-ms]`);
    await root.waitFor({ state: 'attached' });
    return Number(await root.getAttribute(`data-${what}-ms`));
  };
  const times = { painted: await noted('painted'), arrived: await noted('arrived') };
  await context.close();
  return times;
}

/** Runs in the page: notes on its root element how long after the click which frame is drawn. */
function watchForPage(): void {
  const shown = () =>
    [...document.querySelectorAll('main h1')].find((heading) =>
      heading.checkVisibility({ opacityProperty: true }),
    );
  const left = shown();
  const frames = {
    painted: () => shown() !== left,
    arrived: () => document.activeElement === shown(),
  };
  const startAt = ({ timeStamp: start }: Event) => {
    for (const [what, isSo] of Object.entries(frames)) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () =>
        document.documentElement.setAttribute(`data-${what}-ms`, `${performance.now() - start}`);
      const look = () => {
        if (!isSo()) requestAnimationFrame(look);
        else port2.postMessage('This frame is drawn before it is delivered.');
      };
      requestAnimationFrame(look);
    }
  };
  addEventListener('click', startAt, { capture: true, once: true });
}
