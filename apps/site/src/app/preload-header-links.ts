import { mainLinks, resources } from '@tallycomb/content/site';
import { isLineFast } from '../page-loading/line';
import { preloadPage } from './preload-page';

/** Loads the pages of the header's links, where it costs nothing that anybody feels. */
export function preloadHeaderLinks(): void {
  if (!isLineFast()) return;
  for (const { href } of [...mainLinks, ...resources.links]) preloadPage(href).catch(() => {});
}
