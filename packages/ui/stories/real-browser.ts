/**
 * What no page can do to itself, and the browser that runs the tests of stories does for it. Elsewhere
 * neither is there.
 */
declare global {
  interface Window {
    readonly pressKeyInBrowser?: (key: 'Escape') => Promise<void>;
    readonly forceColorsInBrowser?: (forced: 'active' | 'none') => Promise<void>;
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

/**
 * Runs a check as if the test's visitor forced colors, and takes that back after it. Outside a test
 * nothing is checked.
 */
export async function withForcedColors(check: () => Promise<void>): Promise<void> {
  if (!window.forceColorsInBrowser) return;
  await window.forceColorsInBrowser('active');
  try {
    await check();
  } finally {
    await window.forceColorsInBrowser('none');
  }
}
