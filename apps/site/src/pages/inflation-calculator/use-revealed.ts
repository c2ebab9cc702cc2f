import { type RefObject, useEffect } from 'react';

/**
 * Brings the panel's message into view when there is a new result: on a phone it lies below the
 * form. Not while the visitor is elsewhere, as on the page around a frame, which would scroll.
 */
export function useRevealed(panel: RefObject<HTMLElement | null>, result: unknown): void {
  useEffect(() => {
    if (!result || !document.hasFocus()) return;
    panel.current?.querySelector('[aria-live]')?.scrollIntoView({ block: 'nearest' });
  }, [panel, result]);
}
