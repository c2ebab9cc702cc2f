/** Theme of the page around stories and docs: `data-theme` of its root. */

export type Scheme = 'light' | 'dark';

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const systemScheme = (): Scheme => (dark?.matches ? 'dark' : 'light');

/** Scheme of a choice in the toolbar; for both themes, the system's. */
export const schemeOf = (chosen: unknown): Scheme =>
  chosen === 'light' || chosen === 'dark' ? chosen : systemScheme();

const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** Sets the page to a choice in the toolbar. */
export function setPageTheme(chosen: unknown): void {
  document.documentElement.dataset.theme = String(chosen);
  notify();
}

export const areBothChosen = (): boolean => document.documentElement.dataset.theme === 'both';

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
