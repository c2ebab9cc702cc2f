/** Headers of every response: of static files (build/security-headers.ts) and of the worker. */
export const SITE_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Security policy of data, which load nothing and are not framed. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const DATA_HEADERS = Object.entries({ ...SITE_HEADERS, 'Content-Security-Policy': DATA_POLICY });

/** Adds the headers of responses that are data rather than pages. */
export function asData(answer: Response): Response {
  for (const [name, value] of DATA_HEADERS) answer.headers.set(name, value);
  return answer;
}

/** An uncached response of plain text. */
export function asText(status: number, lines: readonly string[]): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return asData(new Response(`${lines.join('\n')}\n`, { status, headers }));
}

/** A 405 response with the allowed methods: 'GET, HEAD'. */
export function refuseMethod(allowed: string): Response {
  const answer = asText(405, [`Allowed here: ${allowed}.`]);
  answer.headers.set('Allow', allowed);
  return answer;
}
