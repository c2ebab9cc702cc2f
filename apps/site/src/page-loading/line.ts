declare global {
  interface Navigator {
    // Not in every browser, nor in TypeScript's DOM: https://wicg.github.io/netinfo/
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** Whether the connection is slow, or the visitor saves data, as far as the browser tells. */
export const isLineSlow = (): boolean =>
  navigator.connection?.saveData === true ||
  /[23]g/.test(navigator.connection?.effectiveType ?? '');

/** Whether the browser tells that the connection is fast. */
export const isLineFast = (): boolean =>
  navigator.connection?.effectiveType === '4g' && !isLineSlow();
