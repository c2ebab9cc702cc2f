/**
 * Links to our own pages go through the router, and pointing at one fetches its page ahead. One
 * listener serves all of them, so a link is a plain `<a>` wherever it stands, hydrated or not.
 */
import { startTransition, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { preloadPage } from './preload-page';
import { notFoundRoute, redirectOf, routeOf } from './routes';

/** Marks a link that loads its page anew, as a link does without an app. */
export const FULL_LOAD = 'data-full-load';

const isPage = (path: string) => routeOf(path) !== notFoundRoute || redirectOf(path) !== undefined;

/** The page that a link in the event's path leads to; none for files, other sites and new tabs. */
function pageAt({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute(FULL_LOAD)) return;
  const address = new URL(link.href, location.href);
  return address.origin === location.origin && isPage(address.pathname) ? address : undefined;
}

const isHere = ({ pathname }: URL) => pathname === location.pathname;

/** A fragment of the page that is shown: the browser knows best how to get there. */
const isFragment = (address: URL) => isHere(address) && address.hash !== '';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The menu that the link stands in closes, also while the menu's own script is on its way. */
function closeMenu({ target }: Event): void {
  if (target instanceof Element) target.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** Follows links; gives the path of the page that was pointed at last, once all of it is here. */
export function useInAppLinks(): string | undefined {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<string>();
  useEffect(() => {
    const ending = new AbortController();
    // Capturing: React keeps clicks on parts that are not hydrated from all later listeners.
    const options = { capture: true, signal: ending.signal };
    const follow = (event: MouseEvent) => {
      const page = pageAt(event);
      if (!page || isFragment(page) || !isPlainClick(event)) return;
      event.preventDefault();
      closeMenu(event);
      // Asked before the address changes: the page that is left must stay where it is remembered.
      const stays = isHere(page);
      navigate(page.pathname + page.search + page.hash, {
        replace: page.href === location.href,
      });
      // Smooth where the style sheet says so. On another page, the arrival sees to it.
      if (stays) scrollTo({ top: 0 });
    };
    const fetchAhead = (event: Event) => {
      const page = pageAt(event);
      if (!page || isHere(page)) return;
      preloadPage(page.pathname).then(
        () => startTransition(() => setAhead(page.pathname)),
        () => {}, // Asked for again, with its errors shown, on the click.
      );
    };
    addEventListener('click', follow, options);
    addEventListener('pointerover', fetchAhead, options);
    addEventListener('focusin', fetchAhead, options);
    return () => ending.abort();
  }, [navigate]);
  return ahead;
}
