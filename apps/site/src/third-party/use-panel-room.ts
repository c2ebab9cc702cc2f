import { type RefObject, useLayoutEffect } from 'react';
import { ROOM } from './consent-panel.css';

/** Tells the style sheet how high the panel is, so that the page can be scrolled clear of it. */
export function usePanelRoom(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = panel;
    const { style } = document.documentElement;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      style.setProperty(ROOM, `${current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(ROOM);
    };
  }, [panel]);
}
