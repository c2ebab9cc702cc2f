/**
 * What no page can do to itself, and the browser that runs the tests of stories does for it. Elsewhere
 * neither is there.
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
 * Presses a key as a visitor does: what a page makes up itself closes no popover. Outside a test nothing
 * is pressed; answers whether it was.
 */
export async function pressRealKey(key: 'Escape'): Promise<boolean> {
  await window.pressKeyInBrowser?.(key);
  return window.pressKeyInBrowser !== undefined;
}

/** Runs a check as if the test's visitor preferred that, and takes it back. Outside a test nothing is checked. */
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
