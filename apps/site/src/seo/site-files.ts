/** Files beside the pages, by their path in the site: written by the build, served by dev. */
import { guideCovers } from './guide-covers';

export type SiteFile = string | Uint8Array;

export async function siteFiles(): Promise<ReadonlyMap<string, SiteFile>> {
  return new Map(guideCovers());
}
