/** Answers with pages and other files, and with the pages of status 404. */
import { notFoundPage } from '@tallycomb/content/site';
import { asText } from './answers.ts';

/** The built site's files with headers and redirects: from workerd, or on Node from server/. */
export interface Assets {
  fetch(request: Request): Promise<Response>;
}

const NOT_FOUND_PAGE = '/404';
const GUIDE_NOT_FOUND_PAGE = '/guides/404';

export const isNotFoundPage = (pathname: string) =>
  pathname === NOT_FOUND_PAGE || pathname === GUIDE_NOT_FOUND_PAGE;

/** The page for a missing guide, or for any other missing page. */
const notFoundPageFor = (pathname: string) =>
  /^\/guides\/[^/]+$/.test(pathname) ? GUIDE_NOT_FOUND_PAGE : NOT_FOUND_PAGE;

/**
 * A 404 page. It is never cached: a hashed file that is missing during a deploy has a year's
 * `Cache-Control` by its path, and would stay missing for as long.
 */
export async function answerNotFound(request: Request, assets: Assets): Promise<Response> {
  const page = new URL(notFoundPageFor(new URL(request.url).pathname), request.url);
  const asked = new Request(page, {
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    // Only this header, as others could lead to a 304.
    headers: { 'Accept-Encoding': request.headers.get('Accept-Encoding') ?? '' },
  });
  const found = await assets.fetch(asked).catch(() => undefined);
  if (!found?.ok) return asText(404, [notFoundPage.heading]);
  const answer = new Response(found.body, { status: 404, headers: found.headers });
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

/** Answers with a file; on workerd, existing files are answered before this runs. */
export async function answerFile(request: Request, assets: Assets): Promise<Response> {
  const answer = await assets.fetch(request);
  return answer.status === 404 ? answerNotFound(request, assets) : answer;
}
