import type { Browser } from 'playwright';

/** Lighthouse's mobile profile: a phone four times slower, on a slow 4G line. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** Milliseconds from the click on a link that was pointed at to the frame that shows its page. */
export async function navigationMs(
  browser: Browser,
  origin: string,
  from: string,
  linkName: string,
): Promise<number> {
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
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const shown = document.querySelector('h1')?.textContent;
    addEventListener(
      'click',
      () => {
        const start = performance.now();
        const look = () => {
          if (document.querySelector('h1')?.textContent === shown) requestAnimationFrame(look);
          else
            requestAnimationFrame(() =>
              document.documentElement.setAttribute(
                'data-painted-ms',
                String(performance.now() - start),
              ),
            );
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  await link.click();
  const root = page.locator('html[data-painted-ms]');
  await root.waitFor({ state: 'attached' });
  const ms = Number(await root.getAttribute('data-painted-ms'));
  await context.close();
  return ms;
}
