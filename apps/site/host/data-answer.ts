import { DATA_POLICY, SITE_HEADERS } from './site-headers.ts';

const ADDED = Object.entries({ ...SITE_HEADERS, 'Content-Security-Policy': DATA_POLICY });

/** Adds the headers of every answer that is data, and no page. */
export function asData(answer: Response): Response {
  for (const [name, value] of ADDED) answer.headers.set(name, value);
  return answer;
}

/** Lines of plain text, which nobody keeps. */
export function asText(status: number, lines: readonly string[]): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return asData(new Response(`${lines.join('\n')}\n`, { status, headers }));
}
