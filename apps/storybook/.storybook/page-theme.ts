/** The theme of the page that Storybook shows stories and their docs in: `data-theme` of its root. */

export type Scheme = 'light' | 'dark';

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const systemScheme = (): Scheme => (dark?.matches ? 'dark' : 'light');

/** Scheme of a choice in the toolbar; around both themes, the page has the system's. */
export const schemeOf = (chosen: unknown): Scheme =>
  chosen === 'light' || chosen === 'dark' ? chosen : systemScheme();

const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** Puts the page into the theme that was chosen. */
export function setPageTheme(chosen: unknown): void {
  const root = document.documentElement;
  if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen;
  else delete root.dataset.theme;
  notify();
}

export const pageScheme = (): Scheme => schemeOf(document.documentElement.dataset.theme);

/** Hears of every change, the system's own too. */
export function onSchemeChange(listener: () => void): () => void {
  listeners.add(listener);
  dark?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    dark?.removeEventListener('change', listener);
  };
}
