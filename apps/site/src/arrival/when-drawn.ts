import { STAND_IN } from '../pages/failed/section-boundary';

/** What is read first on a page: its heading, or why that is missing. */
export const FIRST_READ = `:is(h1, [${STAND_IN}])`;

/** The same, of the page that the app is at; another may be drawn ahead. */
export const FIRST_READ_HERE = `main > :not([inert]) ${FIRST_READ}`;

const isDrawn = () =>
  [...document.querySelectorAll(FIRST_READ_HERE)].some(
    (first) => first.getClientRects().length > 0,
  );

/**
 * Acts at once, or as soon as the page has something to read: a visitor who leaves a page before it is
 * hydrated sees none until the code of the next one is there. Gives a function that calls it off.
 */
export function whenDrawn(act: () => void): () => void {
  if (isDrawn()) {
    act();
    return () => {};
  }
  const changes = new MutationObserver(() => {
    if (!isDrawn()) return;
    changes.disconnect();
    act();
  });
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  return () => changes.disconnect();
}
