import { useEffect } from 'react';
import { HEIGHT_MESSAGE, type HeightMessage } from './height-message';

function tellHeight(): void {
  const { height } = document.documentElement.getBoundingClientRect();
  const message: HeightMessage = { type: HEIGHT_MESSAGE, height: Math.ceil(height) };
  // To whatever origin: the page may stand on any site, and a height is no secret.
  window.parent.postMessage(message, '*');
}

/** Tells the page around the frame how high this one is, now and whenever that changes. */
export function useToldHeight(): void {
  useEffect(() => {
    if (window.parent === window) return undefined;
    const observer = new ResizeObserver(tellHeight);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, []);
}
