declare global {
  interface Navigator {
    // Not in every browser, nor in TypeScript's DOM: https://wicg.github.io/netinfo/
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** Whether the browser says that the line is slow, or that the visitor saves data. Safari says nothing. */
export const isLineSlow = (): boolean =>
  navigator.connection?.saveData === true ||
  /[23]g/.test(navigator.connection?.effectiveType ?? '');

/** Whether the browser says that the line is fast. */
export const isLineFast = (): boolean =>
  navigator.connection?.effectiveType === '4g' && !isLineSlow();
