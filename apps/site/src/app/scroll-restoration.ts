import { historyEntryKey } from '../session/history-entry';
import { readRecord, writeRecord } from '../session/session-record';

const STORAGE_KEY = 'tallycomb:scroll';

const isPosition = (value: unknown): value is number => Number.isFinite(value);

export interface ScrollRestoration {
  /** From now on, the page of this history entry is what scrolls. */
  show(entry: string): void;
  /** Where the entry was left, if the visitor came to it by Back or Forward. */
  positionOf(entry: string, isPop: boolean): number | undefined;
}

/** Takes over from the browser, which would restore a position before the page is there. */
export function startScrollRestoration(firstEntry: string): ScrollRestoration {
  const positions = readRecord(STORAGE_KEY, isPosition);
  let shown = firstEntry;
  let isTraversing: boolean | undefined;
  const remember = () => {
    // The address is the next page's before that is drawn: until then, what scrolls is neither's.
    if (historyEntryKey(shown) === shown) positions[shown] = scrollY;
  };
  const handBack = () => {
    history.scrollRestoration = 'auto';
    writeRecord(STORAGE_KEY, positions);
  };
  const turnOffBrowserRestoration = () => {
    history.scrollRestoration = 'manual';
  };
  turnOffBrowserRestoration();
  addEventListener('scroll', remember, { passive: true });
  window.navigation?.addEventListener('navigate', ({ navigationType }) => {
    // A scroll is told with the next frame, which the page that is left may not see.
    remember();
    isTraversing = navigationType === 'traverse';
  });
  addEventListener('pagehide', handBack);
  addEventListener('pageshow', turnOffBrowserRestoration);
  return {
    show(entry) {
      shown = entry;
    },
    // A link to a section is a POP to the router too; only the Navigation API can tell.
    positionOf: (entry, isPop) => ((isTraversing ?? isPop) ? positions[entry] : undefined),
  };
}
