/** What every page must reach. Bytes are as sent, with Brotli. */
import { matchesGlob } from 'node:path';
import limits from './byte-limits.json' with { type: 'json' };

/** Of Lighthouse's mobile profile, for every page: medians of one run, slowed down for real. */
export const LIGHTHOUSE_LIMITS = {
  score: 99,
  /** Largest paint, against that of home's text set by hand in our fonts, in the same run. */
  paintRatio: 1.25,
  /** That of build 7b6b5c2, which laid out home's later sections after its first paint. */
  homePaintRatio: 1.25,
  /** A page with a form hydrates meanwhile. */
  blockingMs: 100,
  layoutShift: 0.01,
} as const;

/** From the click to the paint of the next page and its title. */
export const NAVIGATION_MS = { codeToLoad: 250, codeLoaded: 120 } as const;

/** From a tap to the next paint. */
export const TAP_MS = 100;

/** From a key in a menu of 200 services to its paint. */
export const KEY_MS = 50;

export interface Budget {
  /** All files of the first load, requested before the load event. */
  readonly totalBytes: number;
  /** With the styles in it. */
  readonly htmlBytes: number;
  readonly scriptBytes: number;
  /** Fetched once the page is loaded and the browser idle: all that hydrates it. */
  readonly idleBytes: number;
  /** On a fast line. */
  readonly layoutShift: number;
  /** Where fonts come after the first paint; 0.01 is a tenth of what counts as good. */
  readonly shiftByFonts: Readonly<Record<'phone' | 'desktop' | 'android', number>>;
}

const SHIFTS = {
  layoutShift: 0,
  shiftByFonts: { phone: 0, desktop: 0.01, android: 0.01 },
};

/** In KiB, the measured size and 10 %: `write-byte-limits.ts` writes them. */
export interface ByteLimits {
  readonly total: number;
  readonly html: number;
  readonly script: number;
  readonly idle: number;
}

/** Rows by path, or by a pattern of paths. */
const ROWS: Readonly<Record<string, ByteLimits>> = limits;

/** The budget of the page at a path; a row of its own goes before one for a pattern. */
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
