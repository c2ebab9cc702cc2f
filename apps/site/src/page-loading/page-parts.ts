/** Loads a page's data and the style sheet. */

/** JSON of a page; `null` if there is nothing at its path. */
export type PageData = object | null;

/** Props of a page: data that the `data.server.ts` in its folder gave for its path. */
export interface PageProps<Data extends PageData> {
  readonly data: Data;
}

export const dataAddressOf = (path: string) => `${path === '/' ? '/index' : path}.json`;

/** Path of the page whose data are at an address. */
export const pathOfData = (address: string) =>
  address.replace(/\.json$/, '').replace(/^\/index$/, '/');

/** Id of the element with the first page's data, if the document contains them. */
export const DATA_ELEMENT = 'page-data';

export async function fetchPageData(address: string): Promise<PageData> {
  const answer = await fetch(address, { headers: { Accept: 'application/json' } });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address} was answered with status ${answer.status}.`);
  return answer.json();
}

let fetchedData: Promise<PageData> | undefined;

/**
 * Data of the first page, in its document or from the address that the document links to, which is
 * not always that of its path: a guide not found has none. A failed fetch is tried again.
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

/** Attribute of the entry's script: address of the whole style sheet; pages inline only a part. */
export const STYLE_SHEET_ATTRIBUTE = 'data-style-sheet';

/** Attribute of the entry's script: names of code files to prefetch for hydration. */
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

/** Loads the whole style sheet once, before React renders more than the document has. */
export function loadStyleSheet(): Promise<void> {
  styleSheet ??= appendStyleSheet();
  return styleSheet;
}
