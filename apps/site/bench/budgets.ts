/** What every page must reach. Bytes are as sent, with Brotli. */
const KIB = 1024;

/** Of Lighthouse's mobile profile, for every page: medians of one run. */
export const LIGHTHOUSE_LIMITS = {
  score: 99,
  /** Largest paint, against that of home's text set by hand in our fonts, in the same run. */
  paintRatio: 1.25,
  blockingMs: 50,
  layoutShift: 0.01,
} as const;

/** From the click to the paint of the next page and its title, its code still to load. */
export const NAVIGATION_MS = 200;

export interface Budget {
  /** On a fast line. */
  readonly layoutShift: number;
  /** Where fonts come after the first paint; 0.01 is a tenth of what counts as good. */
  readonly shiftByFonts: Readonly<Record<'phone' | 'desktop' | 'android', number>>;
  readonly totalBytes: number;
  readonly scriptBytes: number;
  /** Once the page is hydrated: most pages need none before a visitor's first interaction. */
  readonly allScriptBytes: number;
  /** With the styles in it. */
  readonly htmlBytes: number;
}

const EVERY_PAGE: Budget = {
  layoutShift: 0,
  shiftByFonts: { phone: 0, desktop: 0.01, android: 0.01 },
  totalBytes: 65 * KIB,
  scriptBytes: 76 * KIB,
  allScriptBytes: 110 * KIB,
  htmlBytes: 26 * KIB,
};

/** The budget of the page at a path. */
export function budgetOf(path: string): Budget {
  // Three drawings of the hero, and a tangle that scrolling combs, which is data in its style.
  if (path === '/') return { ...EVERY_PAGE, totalBytes: 75 * KIB, htmlBytes: 28 * KIB };
  if (path === '/embed/calculator') {
    // The form and its result alone; of the full calculator's charts and tables nothing comes along.
    const script = { scriptBytes: 100 * KIB, allScriptBytes: 100 * KIB };
    return { ...EVERY_PAGE, ...script, totalBytes: 144 * KIB };
  }
  if (path === '/inflation-calculator') {
    // Charts and the whole calculation come with it, and fields that keep the browser's own undo.
    const script = { scriptBytes: 114 * KIB, allScriptBytes: 114 * KIB };
    return { ...EVERY_PAGE, ...script, totalBytes: 165 * KIB };
  }
  return EVERY_PAGE;
}
