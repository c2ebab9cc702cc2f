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

/** Says that the visitor saves data: only what somebody heads for is loaded ahead. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** Loads a page until the network is quiet, and ours until they have fetched ahead: a busy browser is idle late. */
export async function openToTheEnd(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => {
    const isOurs = document.querySelector('[data-page-files], [data-hydrate-on-load]') !== null;
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return !isOurs || ['/shell-', '/style-'].every((part) => names.some((n) => n.includes(part)));
  });
  await page.waitForTimeout(500); // what is small comes with the large files
}

/** Parts the files that were sent to a page, each once: those of its first load, and those it fetched when idle. */
export async function partByLoad(page: Page, sent: readonly SentFile[]) {
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

/** Runs in the page: the sum of its layout shifts, from a time on its clock. */
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

/**
 * Loads a page in a fresh profile until the network is quiet, and counts what came.
 */
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
  const { loaded, idle } = await partByLoad(page, takeSent());
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
