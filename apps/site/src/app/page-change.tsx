import { VisuallyHidden } from '@tallycomb/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { SECTION_FALLBACK } from '../error-boundary/section-error-boundary';
import { historyEntryKey, SELF_NAVIGATION } from '../session/history-entry';
import { showHistoryEntry } from './scroll-restoration';

/** What is read first on a page: its heading, or why that is missing. */
const PAGE_HEADING = `main :is(h1, [${SECTION_FALLBACK}])`;

function focus(element: HTMLElement | null) {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // `%` alone is no encoding
  }
}

/** Twice: how far the compositor has scrolled smoothly meanwhile is added to the first. */
function jumpTo(top: number) {
  const jump = () => scrollTo({ top, behavior: 'instant' });
  jump();
  requestAnimationFrame(jump);
}

/** As a browser that loads the page does, at once: what holds it is opened. Its height may still be on the way. */
function show(target: HTMLElement) {
  const disclosure = target.closest('details');
  if (disclosure) disclosure.open = true;
  (disclosure ?? target).scrollIntoView({ behavior: 'instant' });
}

/**
 * After each navigation inside the app: scroll, and on a new page the focus on its heading and its
 * title in a live region, as a browser does by itself when it loads a page.
 */
export function PageChange() {
  const location = useLocation();
  const isPop = useNavigationType() === 'POP';
  const shown = useRef(location);
  const [announced, setAnnounced] = useState('');

  useLayoutEffect(() => {
    if (shown.current === location) return;
    const isNewPage = shown.current.pathname !== location.pathname;
    shown.current = location;
    const position = showHistoryEntry(historyEntryKey(), isPop);
    const target = targetOf(location.hash);
    if (isNewPage) {
      focus(target ?? document.querySelector<HTMLElement>(PAGE_HEADING));
      setAnnounced(document.title);
    }
    if (position !== undefined) jumpTo(position);
    else if (isNewPage && target) show(target);
    else if (isNewPage) jumpTo(0);
    else if (!isPop && location.state !== SELF_NAVIGATION) scrollTo({ top: 0 });
  }, [location, isPop]);

  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
