/** Limits for every page. Bytes are as sent, with Brotli. */
import { matchesGlob } from 'node:path';
import limits from '../../bench/byte-limits.json' with { type: 'json' };

/** Limits of medians by Lighthouse's mobile profile, on a really slowed machine. */
export const LIGHTHOUSE_LIMITS = {
  score: 99,
  /** Largest paint, relative to that of a hand-written home page in our fonts. */
  paintRatio: 1.25,
  /** The same for home; the ratio of build 7b6b5c2. */
  homePaintRatio: 1.25,
  /** Includes the hydration of pages with a form. */
  blockingMs: 100,
  layoutShift: 0.01,
} as const;

/** Limits from a click to the paint of the next page and its title. */
export const NAVIGATION_MS = { codeToLoad: 250, codeLoaded: 120 } as const;

/** Limit from a tap to the next paint. */
export const TAP_MS = 100;

/** Limit from a key in a menu of 200 services to its paint. */
export const KEY_MS = 50;

export interface Budget {
  /** All files of the first load, requested before the load event. */
  readonly totalBytes: number;
  /** Including inline styles. */
  readonly htmlBytes: number;
  readonly scriptBytes: number;
  /** Files for hydration, fetched when the loaded page is idle. */
  readonly idleBytes: number;
  /** Layout shift on a fast connection. */
  readonly layoutShift: number;
  /** Layout shift with fonts after the first paint; 0.01 is a tenth of "good". */
  readonly shiftByFonts: Readonly<Record<'phone' | 'desktop' | 'android', number>>;
}

const SHIFTS = {
  layoutShift: 0,
  shiftByFonts: { phone: 0, desktop: 0.01, android: 0.01 },
};

/** Measured sizes plus 10 %, in KiB, written by `write-byte-limits.ts`. */
export interface ByteLimits {
  readonly total: number;
  readonly html: number;
  readonly script: number;
  readonly idle: number;
}

/** Limits by path or pattern of paths. */
const ROWS: Readonly<Record<string, ByteLimits>> = limits;

/** Budget of the page at a path; its own row takes precedence over a pattern's. */
export function budgetOf(path: string): Budget {
  const pattern = Object.keys(ROWS).find((each) => matchesGlob(path, each));
  const row = ROWS[path] ?? ROWS[pattern ?? ''];
  if (!row) throw new Error(`${path} has no row in bench/byte-limits.json.`);
  return {
    ...SHIFTS,
    totalBytes: row.total * 1024,
    htmlBytes: row.html * 1024,
    scriptBytes: row.script * 1024,
    idleBytes: row.idle * 1024,
  };
}
