/** Headers of every answer, the static files' (build/security-headers.ts) and the worker's alike. */
export const SITE_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** For data, not pages: it loads nothing, and nobody frames it. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

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

/** 405, with the methods that are allowed here: 'GET, HEAD'. */
export function refuseMethod(allowed: string): Response {
  const answer = asText(405, [`Allowed here: ${allowed}.`]);
  answer.headers.set('Allow', allowed);
  return answer;
}
