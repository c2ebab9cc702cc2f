import { useEffect, useState } from 'react';

/** What a visitor does to scroll by hand; a followed link scrolls without any of them. */
const byHand = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * The entry that was followed last, until the page is next scrolled by hand. Near its end a page
 * cannot bring every section to the top: there the position alone would mark a wrong entry.
 */
export function useChosen() {
  const [chosenId, choose] = useState<string>();
  useEffect(() => {
    if (chosenId === undefined) return;
    const release = () => choose(undefined);
    for (const event of byHand) addEventListener(event, release, { passive: true });
    return () => {
      for (const event of byHand) removeEventListener(event, release);
    };
  }, [chosenId]);
  return [chosenId, choose] as const;
}
