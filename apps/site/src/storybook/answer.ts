import { pageDataOf } from '../../build/page-data';
import { answerLookup } from '../../host/lookup';
import { pathOfData } from '../page-loading/page-parts';

const { fetch } = globalThis;

/** Stands in for the host: answers requests for page data and lookups. */
export async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/api/')) return answerLookup(request);
  const data = await pageDataOf(pathOfData(pathname));
  return data === undefined ? fetch(request) : Response.json(data);
}
