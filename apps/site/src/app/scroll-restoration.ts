import { historyEntryKey, readRecord, writeRecord } from '../session/history-entry';

const STORAGE_KEY = 'tallycomb:scroll';

const positions = readRecord(STORAGE_KEY, (value): value is number => Number.isFinite(value));
let shownEntry: string;
let isTraversing: boolean | undefined;

function remember() {
  // The address is the next page's before that is drawn: until then, what scrolls is neither's.
  if (historyEntryKey() === shownEntry) positions[shownEntry] = scrollY;
}

function turnOffBrowserRestoration() {
  history.scrollRestoration = 'manual';
}

function handBack() {
  history.scrollRestoration = 'auto';
  writeRecord(STORAGE_KEY, positions);
}

/** Before the page is hydrated: the browser was told to leave alone what the app has shown. */
export function restoreScroll(): void {
  const top = positions[historyEntryKey()];
  if (history.scrollRestoration === 'manual' && top) scrollTo({ top, behavior: 'instant' });
}

/** Takes over from the browser, which would restore a position before the page is there. */
export function startScrollRestoration(): void {
  shownEntry = historyEntryKey();
  turnOffBrowserRestoration();
  remember();
  // A scroll is told with the next frame, which the page that is left may not see.
  for (const type of ['scroll', 'click'])
    addEventListener(type, remember, { capture: true, passive: true });
  window.navigation?.addEventListener('navigate', ({ navigationType }) => {
    remember();
    isTraversing = navigationType === 'traverse';
  });
  addEventListener('pagehide', handBack);
  addEventListener('pageshow', turnOffBrowserRestoration);
}

/**
 * From now on, what scrolls is the page of this history entry. Returns where the entry was left, if
 * the visitor came to it by Back or Forward.
 */
export function showHistoryEntry(entry: string, isPop: boolean): number | undefined {
  shownEntry = entry;
  // A link to a section is a POP to the router too; only the Navigation API can tell.
  return (isTraversing ?? isPop) ? positions[entry] : undefined;
}
