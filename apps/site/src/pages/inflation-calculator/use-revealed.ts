import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the panel's message into view when there is a new result: on a phone it lies below the
 * form. Not the one that the page comes back with, and not while the visitor is elsewhere, as on the page around a frame, which would scroll.
 */
export function useRevealed(panel: RefObject<HTMLElement | null>, result: unknown): void {
  const seen = useRef(result);
  useEffect(() => {
    if (result === seen.current) return;
    seen.current = result;
    if (!result || !document.hasFocus()) return;
    panel.current?.querySelector('[aria-live]')?.scrollIntoView({ block: 'nearest' });
  }, [panel, result]);
}
