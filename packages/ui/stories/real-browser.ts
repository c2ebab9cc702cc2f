/**
 * Commands to the browser that runs the stories as tests, for actions that a page cannot perform
 * itself. Outside of tests they are missing.
 */
interface Preferences {
  readonly forcedColors?: 'active' | 'none';
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

declare global {
  interface Window {
    readonly pressKeyInBrowser?: (key: 'Escape') => Promise<void>;
    readonly emulateInBrowser?: (preferences: Preferences) => Promise<void>;
  }
}

/**
 * Presses a real key, as a synthetic press does not close a popover. Returns false outside of tests,
 * where nothing is pressed.
 */
export async function pressRealKey(key: 'Escape'): Promise<boolean> {
  await window.pressKeyInBrowser?.(key);
  return window.pressKeyInBrowser !== undefined;
}

const PREFERENCES = {
  'forced colors': {
    query: '(forced-colors: active)',
    on: { forcedColors: 'active' },
    off: { forcedColors: 'none' },
  },
  'less motion': {
    query: '(prefers-reduced-motion: reduce)',
    on: { reducedMotion: 'reduce' },
    off: { reducedMotion: 'no-preference' },
  },
} as const;

type Preference = keyof typeof PREFERENCES;

/** Runs a check with a preference, which tests emulate; without them only if the system has it. */
const withPreference = (preference: Preference) => async (check: () => Promise<void>) => {
  const { query, on, off } = PREFERENCES[preference];
  if (!window.emulateInBrowser) return matchMedia(query).matches ? check() : undefined;
  await window.emulateInBrowser(on);
  try {
    await check();
  } finally {
    await window.emulateInBrowser(off);
  }
};

export const withForcedColors = withPreference('forced colors');
export const withReducedMotion = withPreference('less motion');

/** Parameters of a story that is checked with a preference alone: without it, no panel says “Pass”. */
export const checkedWith = (preference: Preference) => ({
  interactions: {
    // Unit tests import stories where there is neither.
    disable:
      !globalThis.window?.emulateInBrowser &&
      !globalThis.matchMedia?.(PREFERENCES[preference].query).matches,
  },
});
