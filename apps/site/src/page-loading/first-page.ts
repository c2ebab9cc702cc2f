import { fetchCode } from './load-code';
import { documentData, PAGE_FILES_ATTRIBUTE, STYLE_SHEET_ATTRIBUTE } from './page-parts';

declare global {
  interface Navigator {
    // Not in every browser, nor in TypeScript's DOM: https://wicg.github.io/netinfo/
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** True if the browser reports a slow connection, or a wish to save data. */
const isLineSlow = (): boolean =>
  navigator.connection?.saveData === true ||
  /[23]g/.test(navigator.connection?.effectiveType ?? '');

/** True if the browser reports a fast connection. */
export const isLineFast = (): boolean =>
  navigator.connection?.effectiveType === '4g' && !isLineSlow();

/**
 * Prefetches code, styles and data for hydration, unless the connection is slow. Failed files are
 * fetched again at the first interaction.
 */
export function prefetchFirstPage(): void {
  const entry = document.querySelector(`script[${PAGE_FILES_ATTRIBUTE}]`);
  if (!entry || isLineSlow()) return;
  const names = entry.getAttribute(PAGE_FILES_ATTRIBUTE)?.split(' ') ?? [];
  const files = names.map((name) => `/assets/${name}.js`);
  const styleSheet = entry.getAttribute(STYLE_SHEET_ATTRIBUTE) ?? [];
  for (const file of files.concat(styleSheet)) fetchCode(file, 'low').catch(() => {});
  Promise.resolve(documentData()).catch(() => {});
}
