import { VisuallyHidden } from '@tallycomb/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { type ScrollMemory, startScrollMemory } from './scroll-memory';
import { drawTopFirst } from './top-first';
import { entryName, wasTraversal, watchTraversal } from './traversal';
import { FIRST_READ_HERE, whenDrawn } from './when-drawn';

function focusOn(element: HTMLElement | null) {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const targetOf = (hash: string) => document.getElementById(decodeURIComponent(hash.slice(1)));

const scrollBackTo = (top: number) => scrollTo({ top, behavior: 'instant' });

/** A new page: to where it was left, its fragment or its top; the focus on what is read first. */
function arriveAt({ hash }: Location, top: number | undefined) {
  const target = hash ? targetOf(hash) : null;
  focusOn(target ?? document.querySelector<HTMLElement>(FIRST_READ_HERE));
  if (top !== undefined) scrollBackTo(top);
  else if (target) target.scrollIntoView();
  else scrollTo({ top: 0 });
}

function useScrollMemory() {
  const memory = useRef<ScrollMemory>(undefined);
  useEffect(() => {
    const stopWatching = watchTraversal();
    memory.current = startScrollMemory(entryName('default'));
    return () => {
      stopWatching();
      memory.current?.stop();
    };
  }, []);
  return memory;
}

/**
 * After each change of page inside the app: scroll, focus, and the title in a live region, as a
 * browser does by itself when it loads a page.
 */
export function Arrival() {
  const location = useLocation();
  const isPop = useNavigationType() === 'POP';
  const memory = useScrollMemory();
  const left = useRef(location);
  const [announced, setAnnounced] = useState('');

  useLayoutEffect(() => {
    if (left.current === location) return;
    const isNewPage = left.current.pathname !== location.pathname;
    left.current = location;
    const entry = entryName(location.key);
    memory.current?.enter(entry);
    const isReturn = wasTraversal() || (isPop && isNewPage);
    // Asked now: while the page is not drawn, there is nothing to scroll, which is remembered too.
    const top = isReturn ? memory.current?.positionOf(entry) : undefined;
    if (!isNewPage) {
      if (top !== undefined) scrollBackTo(top);
      return;
    }
    if (top === undefined && !location.hash) drawTopFirst();
    return whenDrawn(() => {
      arriveAt(location, top);
      setAnnounced(document.title);
    });
  }, [location, isPop, memory]);

  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
