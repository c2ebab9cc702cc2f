declare global {
  interface Navigator {
    // Not in every browser, nor in TypeScript's DOM: https://wicg.github.io/netinfo/
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** True if the browser reports a slow connection, or a wish to save data. */
export const isLineSlow = (): boolean =>
  navigator.connection?.saveData === true ||
  /[23]g/.test(navigator.connection?.effectiveType ?? '');

/** True if the browser reports a fast connection. */
export const isLineFast = (): boolean =>
  navigator.connection?.effectiveType === '4g' && !isLineSlow();
