import { type RefObject, useLayoutEffect } from 'react';

/** To where the visitor came from, or to the start of the page's content. */
function focusBack(opener: Element | null): void {
  const main = document.getElementById('main');
  const target = opener instanceof HTMLElement && opener !== document.body ? opener : main;
  target?.focus({ preventScroll: true });
}

/** Focuses a panel that was called for; hands the focus on when a panel goes that holds it. */
export function usePanelFocus(panel: RefObject<HTMLElement | null>, isCalledFor: boolean): void {
  useLayoutEffect(() => {
    const { current } = panel;
    const opener = document.activeElement;
    if (isCalledFor) {
      current?.focus({ preventScroll: true });
      // A panel that is higher than a low window shows its start.
      current?.scrollIntoView();
    }
    return () => {
      if (current?.contains(document.activeElement)) focusBack(opener);
    };
  }, [panel, isCalledFor]);
}
