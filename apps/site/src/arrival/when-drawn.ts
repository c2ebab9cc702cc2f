const isDrawn = () =>
  [...document.querySelectorAll('main h1')].some((heading) => heading.getClientRects().length > 0);

/**
 * Acts at once, or as soon as the page has its heading: a visitor who leaves a page before it is
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
