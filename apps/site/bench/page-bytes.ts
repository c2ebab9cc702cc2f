import type { Browser } from 'playwright';
import { interact, untilHydrated } from './hydration.ts';
import type { Kind, SentFile, ServedFolder } from './served-folder.ts';

export interface PageBytes {
  readonly total: number;
  readonly byKind: Readonly<Record<Kind, number>>;
  /** All scripts, those of the load and those that the first interaction brings. */
  readonly scriptAfterInteraction: number;
  /** Whether the page was marked as hydrated by then. */
  readonly isHydrated: boolean;
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

/** Pages without script, and those of former builds, are never marked. */
const HYDRATED_WITHIN_MS = 5000;

/** Loads a page in a fresh profile until the network is quiet, and counts what came; then interacts. */
export async function pageBytes(
  browser: Browser,
  { origin, takeSent }: ServedFolder,
  path: string,
): Promise<PageBytes> {
  const context = await browser.newContext({ viewport: SCREENS.phone });
  const page = await context.newPage();
  takeSent();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const layoutShift = await page.evaluate(measureShift, 0);
  const loaded = takeSent();
  await interact(page);
  const isHydrated = await untilHydrated(page, HYDRATED_WITHIN_MS).then(
    () => true,
    () => false,
  );
  const scriptAfterInteraction = sumOf([...loaded, ...takeSent()], 'script');
  await context.close();
  const byKind = Object.fromEntries(
    KINDS.map((kind) => [kind, sumOf(loaded, kind)]),
  ) as PageBytes['byKind']; // every kind is present
  return { total: sumOf(loaded), byKind, scriptAfterInteraction, isHydrated, layoutShift };
}
