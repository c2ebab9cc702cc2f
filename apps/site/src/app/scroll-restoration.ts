import { historyEntryKey, readRecord, writeRecord } from '../session/history-entry';

const STORAGE_KEY = 'tallycomb:scroll';

const positions = readRecord(STORAGE_KEY, (value): value is number => Number.isFinite(value));
let shownEntry: string;
let isTraversing: boolean | undefined;

function remember() {
  // The address changes before the next page is shown; scrolls in between belong to neither.
  if (historyEntryKey() === shownEntry) positions[shownEntry] = scrollY;
}

function turnOffBrowserRestoration() {
  history.scrollRestoration = 'manual';
}

function returnToBrowser() {
  history.scrollRestoration = 'auto';
  writeRecord(STORAGE_KEY, positions);
}

/** Restores the scroll position before hydration, if the app had kept the browser from it. */
export function restoreScroll(): void {
  const top = positions[historyEntryKey()];
  if (history.scrollRestoration === 'manual' && top) scrollTo({ top, behavior: 'instant' });
}

/** Takes over from the browser, which would restore a position before the page has rendered. */
export function startScrollRestoration(): void {
  shownEntry = historyEntryKey();
  turnOffBrowserRestoration();
  remember();
  // Clicks too: the event of a scroll comes with the next frame, when the page may be gone.
  for (const type of ['scroll', 'click'])
    addEventListener(type, remember, { capture: true, passive: true });
  window.navigation?.addEventListener('navigate', ({ navigationType }) => {
    remember();
    isTraversing = navigationType === 'traverse';
  });
  addEventListener('pagehide', returnToBrowser);
  addEventListener('pageshow', turnOffBrowserRestoration);
}

/**
 * Records scrolls for this history entry from now on. Returns its last position if the visitor came
 * by Back or Forward.
 */
export function showHistoryEntry(entry: string, isPop: boolean): number | undefined {
  shownEntry = entry;
  // A link to a section is a POP to the router too; only the Navigation API can tell.
  return (isTraversing ?? isPop) ? positions[entry] : undefined;
}
