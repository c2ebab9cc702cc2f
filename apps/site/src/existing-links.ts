import type { NavigationLink } from '@tallycomb/content/navigation';
import { redirects, routes } from './routes';

const knownPaths = new Set([
  ...routes.map(({ path }) => path),
  ...redirects.map(({ from }) => from),
]);

/** The links whose page exists: a menu never leads to a 404. */
export function existingLinks<T extends NavigationLink>(links: readonly T[]): T[] {
  return links.filter(({ href }) => knownPaths.has(href.replace(/#.*$/, '')));
}
