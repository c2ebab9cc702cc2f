/** Parts of a page beside its code: its data, the style sheet. */

/** JSON; `null` says that there is nothing at the path. */
export type PageData = object | null;

/** What a page takes: what the `data.server.ts` in its folder gave the build for this very path. */
export interface PageProps<Data extends PageData> {
  readonly data: Data;
}

export const dataAddressOf = (path: string) => `${path === '/' ? '/index' : path}.json`;

/** The page whose data are at an address. */
export const pathOfData = (address: string) =>
  address.replace(/\.json$/, '').replace(/^\/index$/, '/');

/** The element that holds the data of the first page, where its document brings them. */
export const DATA_ELEMENT = 'page-data';

export async function fetchPageData(address: string): Promise<PageData> {
  const answer = await fetch(address, { headers: { Accept: 'application/json' } });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address} was answered with status ${answer.status}.`);
  return answer.json();
}

let fetchedData: Promise<PageData> | undefined;

/**
 * Data of the first page: in its document, or from the address that it names, as the data of a guide
 * that was not found are no guide's. Fetched once; a failure is fetched again.
 */
export function documentData(): Promise<PageData> | PageData | undefined {
  const element = document.getElementById(DATA_ELEMENT);
  if (element) return JSON.parse(element.textContent); // written by the build
  const address = 'link[rel=alternate][type="application/json"]';
  const link = document.querySelector<HTMLLinkElement>(address);
  if (!link) return undefined;
  fetchedData ??= fetchPageData(link.href).catch((error) => {
    fetchedData = undefined;
    throw error;
  });
  return fetchedData;
}

/** Attribute of the entry's script: address of the whole style sheet. A page has only its own rules inline. */
export const STYLE_SHEET_ATTRIBUTE = 'data-style-sheet';

/** Attribute of the entry's script: names of the code files that hydrate the page, where they are fetched ahead. */
export const PAGE_FILES_ATTRIBUTE = 'data-page-files';

let styleSheet: Promise<void> | undefined;

async function appendStyleSheet(): Promise<void> {
  const entry = document.querySelector(`script[${STYLE_SHEET_ATTRIBUTE}]`);
  const address = entry?.getAttribute(STYLE_SHEET_ATTRIBUTE);
  if (!address) return; // In dev, the sheets come with their modules.
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      styleSheet = undefined;
      reject(new Error(`The style sheet ${address} did not load.`));
    });
  });
}

/** What React needs before it draws more than stands in the document. Asks once; a failure is asked again. */
export function loadStyleSheet(): Promise<void> {
  styleSheet ??= appendStyleSheet();
  return styleSheet;
}
