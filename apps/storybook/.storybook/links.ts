/** Links of stories and of pages of docs. */

/** The toolbar's choices in an address, as `name:value`. */
const choicesIn = (search: string): readonly string[] =>
  new URLSearchParams(search).get('globals')?.split(';').filter(Boolean) ?? [];

/** Keeps the toolbar's choices where a link reloads the Storybook; its own come before them. */
function keepChoices(link: HTMLAnchorElement): void {
  const url = new URL(link.search + link.hash, parent.location.href);
  const choices = [...choicesIn(parent.location.search), ...choicesIn(url.search)];
  const byName = new Map(choices.map((choice) => [choice.split(':')[0], choice]));
  if (choices.length > 0) url.searchParams.set('globals', [...byName.values()].join(';'));
  url.search = decodeURIComponent(String(url.searchParams));
  link.href = url.href;
}

/** Has links of docs keep the toolbar's choices; those of stories lead to pages that do not exist here. */
export function followLinks(): void {
  // Otherwise Storybook opens every link in its own window; links to sections should scroll to them.
  document.querySelector('base')?.removeAttribute('target');
  const linkOf = ({ target }: MouseEvent) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a:not([download])') : null;
  const isToPage = ({ search }: HTMLAnchorElement) => search.startsWith('?path=');
  const openPage = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || !isToPage(link)) return;
    keepChoices(link);
    if (!link.hash || event.ctrlKey || event.metaKey) return;
    // In place, Storybook takes the section for a part of the page's id: its address does not scroll
    // with the toolbar's choices after it, and the page leads every search.
    event.preventDefault();
    event.stopPropagation();
    parent.location.assign(link.href);
  };
  addEventListener('click', openPage, true);
  addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || isToPage(link) || link.pathname === location.pathname) return;
    if (link.closest('#storybook-root, .sb-story')) event.preventDefault();
  });
}
