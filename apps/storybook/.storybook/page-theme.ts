/** Theme of the page around stories and docs: `data-theme` of its root. */

export type Scheme = 'light' | 'dark';

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** Scheme of a choice in the toolbar; the system's without one. */
export const schemeOf = (chosen: unknown): Scheme =>
  chosen === 'light' || chosen === 'dark' ? chosen : dark?.matches ? 'dark' : 'light';

const listeners = new Set<() => void>();

/** Sets the page to a choice in the toolbar. */
export function setPageTheme(chosen: unknown): void {
  document.documentElement.dataset.theme = String(chosen);
  for (const listener of listeners) listener();
}

export const pageScheme = (): Scheme => schemeOf(document.documentElement.dataset.theme);

/** Listens to changes of the page's and the system's scheme. */
export function onSchemeChange(listener: () => void): () => void {
  listeners.add(listener);
  dark?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    dark?.removeEventListener('change', listener);
  };
}
