/** Whether the visitor goes back or forward: `popstate` alone cannot tell that from a `#` link. */
let isTraversing = false;

export function watchTraversal(): () => void {
  const leaving = new AbortController();
  window.navigation?.addEventListener(
    'navigate',
    ({ navigationType }) => {
      isTraversing = navigationType === 'traverse';
    },
    { signal: leaving.signal },
  );
  return () => leaving.abort();
}

export const wasTraversal = () => isTraversing;

/** Names the entry of the history that is shown; the router's key is 'default' for every `#` link. */
export const entryName = (routerKey: string) => window.navigation?.currentEntry?.key ?? routerKey;
