import type { RefCallback } from 'react';
import { FIRST_READ } from './arrival/when-drawn';

/** On the element of the page that is drawn ahead: its path. */
export const AHEAD = 'data-ahead';

const drawnAhead = () => document.querySelector<HTMLElement>(`[${AHEAD}]`);

const isLaidOut = (page: HTMLElement) => page.style.display === '';

/** Whether a page stands drawn out of sight, so that showing it takes no more than a frame. */
export function isDrawnAhead(pathname: string): boolean {
  const page = drawnAhead();
  return (
    page?.getAttribute(AHEAD) === pathname &&
    isLaidOut(page) &&
    page.querySelector(FIRST_READ) !== null
  );
}

/**
 * React takes what it draws ahead out of the layout. Here it is laid out too, as that is most of
 * the work, and kept out of sight by current-page.css.ts.
 */
export const layOutAhead: RefCallback<Element> = (main) => {
  if (!main) return;
  const changes = new MutationObserver(() => {
    const page = drawnAhead();
    if (!page) return;
    if (!isLaidOut(page)) page.style.removeProperty('display');
    // With each change that it draws out of sight, React hides it again.
    changes.observe(page, { attributeFilter: ['style'] });
  });
  changes.observe(main, { childList: true });
  return () => changes.disconnect();
};
