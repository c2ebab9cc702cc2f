import { VisuallyHidden } from '@tallycomb/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { SECTION_FALLBACK } from '../error-boundary/section-error-boundary';
import { historyEntryKey, SELF_NAVIGATION } from '../session/history-entry';
import { namedSection, showSection } from '../session/named-section';
import { showHistoryEntry } from './scroll-restoration';

/** Matches a page's heading, or the error in its place. */
const PAGE_HEADING = `main :is(h1, [${SECTION_FALLBACK}])`;

function focus(element: HTMLElement | null) {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Scrolls twice, as a smooth scroll under way in the compositor adds to the first. */
function jumpTo(top: number) {
  const jump = () => scrollTo({ top, behavior: 'instant' });
  jump();
  requestAnimationFrame(jump);
}

/**
 * After each navigation within the site: scrolls and, on a new page, focuses its heading and
 * announces its title, as a browser does when it loads a page.
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
    const target = namedSection(location.hash);
    if (isNewPage) {
      focus(target ?? document.querySelector<HTMLElement>(PAGE_HEADING));
      setAnnounced(document.title);
    }
    if (position !== undefined) jumpTo(position);
    else if (isNewPage && target) showSection(target);
    else if (isNewPage) jumpTo(0);
    else if (!isPop && location.state !== SELF_NAVIGATION) scrollTo({ top: 0 });
  }, [location, isPop]);

  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
