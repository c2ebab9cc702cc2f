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

/** Runs a check with emulated preferences, then restores them. Skipped outside of tests. */
async function emulated(on: Preferences, off: Preferences, check: () => Promise<void>) {
  if (!window.emulateInBrowser) return;
  await window.emulateInBrowser(on);
  try {
    await check();
  } finally {
    await window.emulateInBrowser(off);
  }
}

export const withForcedColors = (check: () => Promise<void>): Promise<void> =>
  emulated({ forcedColors: 'active' }, { forcedColors: 'none' }, check);

export const withReducedMotion = (check: () => Promise<void>): Promise<void> =>
  emulated({ reducedMotion: 'reduce' }, { reducedMotion: 'no-preference' }, check);
