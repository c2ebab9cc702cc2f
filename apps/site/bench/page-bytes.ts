import type { Browser } from 'playwright';
import type { Kind, SentFile, ServedFolder } from './served-folder.ts';

export interface PageBytes {
  readonly total: number;
  readonly byKind: Readonly<Record<Kind, number>>;
  /** Scripts that the first sign of a visitor calls for, beyond those of the load. */
  readonly scriptAfterSign: number;
  /** Sum of layout shifts, as the browser scores them. */
  readonly layoutShift: number;
}

export const sumOf = (files: readonly SentFile[], kind?: Kind) =>
  files.reduce((sum, file) => (kind && file.kind !== kind ? sum : sum + file.bytes), 0);

const KINDS: readonly Kind[] = ['html', 'script', 'style', 'font', 'image', 'other'];

/** Runs in the page: the sum of its shifts, from a time on its clock. */
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

export const SCREENS = {
  phone: { width: 412, height: 823 },
  desktop: { width: 1350, height: 940 },
};

export type Screen = keyof typeof SCREENS;

/** Loads a page in a fresh profile until the network is quiet, and counts what came. */
export async function pageBytes(
  browser: Browser,
  { origin, takeSent }: ServedFolder,
  path: string,
  screen: Screen = 'phone',
): Promise<PageBytes> {
  const context = await browser.newContext({ viewport: SCREENS[screen] });
  const page = await context.newPage();
  takeSent();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const layoutShift = await page.evaluate(measureShift, 0);
  const loaded = takeSent();
  await page.mouse.move(200, 300);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  const scriptAfterSign = sumOf(takeSent(), 'script');
  await context.close();
  const byKind = Object.fromEntries(
    KINDS.map((kind) => [kind, sumOf(loaded, kind)]),
  ) as PageBytes['byKind']; // every kind is present
  return { total: sumOf(loaded), byKind, scriptAfterSign, layoutShift };
}
