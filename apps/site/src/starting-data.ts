import { withBodyInPage } from './body/body-in-page';
import { STARTING_DATA_ID, type StartingData, withoutTrailingSlash } from './page-data';

/** What the prerendered page holds for the path it was loaded at. */
export function readStartingData(): StartingData | undefined {
  const json = document.getElementById(STARTING_DATA_ID)?.textContent;
  if (!json) return undefined;
  const data = withBodyInPage(JSON.parse(json));
  return { path: withoutTrailingSlash(location.pathname), data };
}
