import { mainLinks, resources } from '@tallycomb/content/site';
import { preloadPage } from './preload-page';

declare global {
  interface Navigator {
    // Not in every browser, nor in TypeScript's DOM: https://wicg.github.io/netinfo/
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** On a line that is known to be fast, and unless the visitor saves data. */
function isLineFast(): boolean {
  const { connection } = navigator;
  return connection !== undefined && !connection.saveData && connection.effectiveType === '4g';
}

/** Loads the pages of the header's links, where it costs nothing that anybody feels. */
export function preloadHeaderLinks(): void {
  if (!isLineFast()) return;
  for (const { href } of [...mainLinks, ...resources.links]) preloadPage(href).catch(() => {});
}
