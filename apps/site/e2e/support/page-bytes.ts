import type { Browser, Page } from 'playwright';
import type { Budget } from './budgets.ts';
import type { Kind, SentFile, ServedFolder } from './served-folder.ts';

export const sumOf = (files: readonly SentFile[], kind?: Kind) =>
  files.reduce((sum, file) => (kind && file.kind !== kind ? sum : sum + file.bytes), 0);

export const SCREENS = {
  phone: { width: 412, height: 823 },
  desktop: { width: 1350, height: 940 },
};

export type Screen = keyof typeof SCREENS;

/** Sets the browser to save data, so that pages are prefetched only when pointed at. */
export const turnOnDataSaver = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** Loads a page until the network is quiet and, on our pages, until prefetching is done. */
export async function openToTheEnd(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => {
    const isOurs = document.querySelector('[data-page-files], [data-hydrate-on-load]') !== null;
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return !isOurs || ['/shell-', '/style-'].every((part) => names.some((n) => n.includes(part)));
  });
  await page.waitForTimeout(500); // small files come with the large ones
}

/** Separates the files of a page's first load from those fetched when idle, each once. */
export async function separateIdleFiles(page: Page, sent: readonly SentFile[]) {
  const loadedPaths = await page.evaluate(() => {
    const [{ loadEventEnd = 0 } = {}] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[]; // of that type
    const isEarly = ({ startTime }: PerformanceEntry) => startTime < loadEventEnd;
    const early = performance.getEntriesByType('resource').filter(isEarly);
    return [location.href, ...early.map(({ name }) => name)].map((url) => new URL(url).pathname);
  });
  const byPath = [...new Map(sent.map((file) => [file.path, file])).values()];
  const isIdle = ({ path }: SentFile) => !loadedPaths.includes(path);
  return {
    loaded: byPath.filter((file) => !isIdle(file)),
    idle: byPath.filter(isIdle),
  };
}

/** Runs in the page: sums its layout shifts from a time on its clock. */
export const measureShift = (from: number) =>
  new Promise<number>((resolve) => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Not in TypeScript's DOM yet: https://wicg.github.io/layout-instability/
        if (entry.startTime >= from) total += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(total), 300);
  });

export interface PageBytes extends Omit<Budget, 'shiftByFonts'> {
  readonly fontBytes: number;
  readonly imageBytes: number;
}

/** Loads a page in a fresh profile until the network is quiet, and counts its bytes. */
export async function pageBytes(
  browser: Browser,
  { origin, takeSent }: ServedFolder,
  path: string,
): Promise<PageBytes> {
  const context = await browser.newContext({ viewport: SCREENS.phone });
  const page = await context.newPage();
  takeSent();
  await openToTheEnd(page, origin + path);
  const layoutShift = await page.evaluate(measureShift, 0);
  const { loaded, idle } = await separateIdleFiles(page, takeSent());
  await context.close();
  const of = (kind: Kind) => sumOf(loaded, kind);
  return {
    layoutShift,
    totalBytes: sumOf(loaded),
    htmlBytes: of('html'),
    scriptBytes: of('script'),
    idleBytes: sumOf(idle),
    fontBytes: of('font'),
    imageBytes: of('image'),
  };
}
