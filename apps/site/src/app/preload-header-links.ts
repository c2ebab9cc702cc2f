import { mainLinks, resources } from '@tallycomb/content/site';
import { isLineFast } from '../page-loading/line';
import { preloadPage } from './preload-page';

/** Preloads the pages that the header links to, on fast connections alone. */
export function preloadHeaderLinks(): void {
  if (!isLineFast()) return;
  for (const { href } of [...mainLinks, ...resources.links]) preloadPage(href).catch(() => {});
}
