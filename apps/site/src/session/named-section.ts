/** The element that an address names by its hash. */
export function namedSection(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // a malformed escape, such as `%` alone
  }
}

/** Scrolls to a section at once, and opens a closed disclosure around it. */
export function showSection(section: HTMLElement): void {
  const disclosure = section.closest('details');
  if (disclosure) disclosure.open = true;
  (disclosure ?? section).scrollIntoView({ behavior: 'instant' });
}

/** Opens a folded section that the address or a link names, as Safari does not before 26. */
export function openNamedSections(): void {
  const open = () => {
    const section = namedSection(location.hash);
    if (section?.closest('details:not([open])')) showSection(section);
  };
  addEventListener('hashchange', open);
  open();
}
