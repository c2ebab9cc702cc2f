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

/** Sets the page to the chosen theme. */
export function setPageTheme(chosen: unknown): void {
  const root = document.documentElement;
  if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen;
  else delete root.dataset.theme;
  notify();
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
