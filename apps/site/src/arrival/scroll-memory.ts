import { readRecord, writeRecord } from '../session-record';
import { entryName } from './traversal';

/** Where each entry of the history was scrolled to, for the way back. */
const STORAGE_KEY = 'tallycomb:scroll';

export interface ScrollMemory {
  /** From now on, positions are those of this entry. */
  enter(entry: string): void;
  positionOf(entry: string): number | undefined;
  /** Hands scrolling back to the browser. */
  stop(): void;
}

/** Takes over from the browser, which would restore a position before the page is there. */
export function startScrollMemory(firstEntry: string): ScrollMemory {
  const positions = readRecord<number>(STORAGE_KEY);
  let current = firstEntry;
  const leaving = new AbortController();
  const { signal } = leaving;
  const remember = () => {
    // Once the address is another's, and until its page is drawn, what scrolls belongs to neither.
    if (entryName(current) === current) positions[current] = scrollY;
  };
  const handBack = () => {
    history.scrollRestoration = 'auto';
    writeRecord(STORAGE_KEY, positions);
  };
  history.scrollRestoration = 'manual';
  addEventListener('scroll', remember, { passive: true, signal });
  // A scroll is told with the next frame, which the page that is left may not see.
  window.navigation?.addEventListener('navigate', remember, { signal });
  addEventListener('pagehide', handBack, { signal });
  addEventListener(
    'pageshow',
    () => {
      history.scrollRestoration = 'manual';
    },
    { signal },
  );
  return {
    enter(entry) {
      current = entry;
    },
    positionOf: (entry) => positions[entry],
    stop() {
      leaving.abort();
      handBack();
    },
  };
}
