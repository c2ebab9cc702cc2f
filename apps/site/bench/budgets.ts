/** What every page must reach. Bytes are as sent, with Brotli; times are medians of one run. */
const KIB = 1024;

export interface Budget {
  readonly lighthouseScore: number;
  /** Largest paint, against that of the hand-written page in the same run. */
  readonly paintRatio: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
  /** Where they come after the first paint; 0.01 is a tenth of what counts as good. */
  readonly shiftByFonts: Readonly<Record<'phone' | 'desktop' | 'android', number>>;
  readonly totalBytes?: number;
  readonly scriptBytes: number;
  /** With what a visitor's first sign calls for: most pages need none before. */
  readonly allScriptBytes: number;
  /** With the styles in it. */
  readonly htmlBytes: number;
}

const EVERY_PAGE: Budget = {
  lighthouseScore: 99,
  paintRatio: 1.25,
  blockingMs: 30,
  layoutShift: 0,
  shiftByFonts: { phone: 0, desktop: 0.01, android: 0.01 },
  scriptBytes: 76 * KIB,
  allScriptBytes: 100 * KIB,
  htmlBytes: 26 * KIB,
};

/** After the first page, from the click to the paint of the next one, in milliseconds. */
export const NAVIGATION_MS = 100;

/** The budget of the page at a path. */
export function budgetOf(path: string): Budget {
  if (path === '/') return { ...EVERY_PAGE, totalBytes: 132 * KIB };
  if (path === '/inflation-calculator') {
    // Charts and the whole calculation come with it.
    const script = { scriptBytes: 112 * KIB, allScriptBytes: 112 * KIB };
    return { ...EVERY_PAGE, ...script, lighthouseScore: 98, blockingMs: 50 };
  }
  if (/^\/(guides\/|terms|privacy|arbitration)/.test(path)) {
    return { ...EVERY_PAGE, totalBytes: 115 * KIB };
  }
  return EVERY_PAGE;
}
