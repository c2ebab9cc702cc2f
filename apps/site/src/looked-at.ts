/** The page that is on the screen already, a frame before the app has arrived there. */
import { useLayoutEffect, useState } from 'react';
import { type Route, routeOf } from './routes';

type Path = string | undefined;

const listeners = new Set<(path: Path) => void>();

/** Shows a page that is drawn ahead; `undefined`: the one that the app is at. */
export function lookAt(path: Path): void {
  for (const listen of listeners) listen(path);
}

/**
 * Its path. A state of each that asks, and no context: for that, React would go through all of both
 * pages to see who else asks. Set together with the router's, it changes in the same frame.
 */
export function useLookedAt(): Path {
  const [path, setPath] = useState<string>();
  useLayoutEffect(() => {
    listeners.add(setPath);
    return () => void listeners.delete(setPath);
  }, []);
  return path;
}

/** Ground of the head of the page that is seen, where the app is at another. */
export const useGround = (pathname: string): Route['ground'] =>
  routeOf(useLookedAt() ?? pathname).ground;
