/**
 * What a page shows beside its code: a guide, a legal text. It is fetched from `{path}.json`, for
 * the first page as for any other, so no page carries the texts of others.
 */

/** JSON; `null` says that there is nothing at the path. */
export type PageData = object | null;

/** What a page takes: data that prerender/page-data wrote for this very route. */
export interface PageProps<Data extends PageData> {
  readonly data: Data;
}

export const dataAddressOf = (path: string) => `${path}.json`;

export async function fetchPageData(address: string): Promise<PageData> {
  const answer = await fetch(address, { headers: { Accept: 'application/json' } });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address} was answered with status ${answer.status}.`);
  return answer.json();
}

/** From where the document says that its data are: those of a guide that was not found are no guide's. */
export function fetchDocumentData(): Promise<PageData> | undefined {
  const address = 'link[rel=alternate][type="application/json"]';
  const link = document.querySelector<HTMLLinkElement>(address);
  return link ? fetchPageData(link.href) : undefined;
}
