/** Pages and other files, and the pages that say 404. */
import { notFoundPage } from '@tallycomb/content/site';
import { asText } from './answers.ts';

/** The built site's files with their headers and redirects: workerd brings them, Node has server/. */
export interface Assets {
  fetch(request: Request): Promise<Response>;
}

const NOT_FOUND_PAGE = '/404';
const GUIDE_NOT_FOUND_PAGE = '/guides/404';

export const isNotFoundPage = (pathname: string) =>
  pathname === NOT_FOUND_PAGE || pathname === GUIDE_NOT_FOUND_PAGE;

/** Of what is not found below the guides, a guide; anything else, a page. */
const notFoundPageFor = (pathname: string) =>
  /^\/guides\/[^/]+$/.test(pathname) ? GUIDE_NOT_FOUND_PAGE : NOT_FOUND_PAGE;

/**
 * The page that says so. Nobody keeps it: a hashed file that is missing between two versions has
 * a year's `Cache-Control` by its path, and would be missing for as long.
 */
export async function answerNotFound(request: Request, assets: Assets): Promise<Response> {
  const page = new URL(notFoundPageFor(new URL(request.url).pathname), request.url);
  const asked = new Request(page, {
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    // Of its headers this one alone: by the others, the page could be answered 304.
    headers: { 'Accept-Encoding': request.headers.get('Accept-Encoding') ?? '' },
  });
  const found = await assets.fetch(asked).catch(() => undefined);
  if (!found?.ok) return asText(404, [notFoundPage.heading]);
  const answer = new Response(found.body, { status: 404, headers: found.headers });
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

/** On workerd, what is a file was answered before this runs. */
export async function answerFile(request: Request, assets: Assets): Promise<Response> {
  const answer = await assets.fetch(request);
  return answer.status === 404 ? answerNotFound(request, assets) : answer;
}
