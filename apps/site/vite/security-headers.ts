/** The response headers of the site, written to `_headers`; one source for every path. */
import { createHash } from 'node:crypto';

export function styleHashes(html: string): string[] {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
  return styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
}

export interface PolicySources {
  readonly styleHashes: readonly string[];
  /** Origins beside our own that the page may call. */
  readonly connectOrigins: readonly string[];
}

/** No inline script, inline style by hash only, Trusted Types without any policy. */
export function contentSecurityPolicy({ styleHashes, connectOrigins }: PolicySources): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes].join(' '),
    "font-src 'self'",
    "img-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

const HEADERS_OF_EVERY_PATH = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const HASHED_FILES_CACHE = 'public, max-age=31536000, immutable';

/** Pictures of the page for elsewhere: a preview on another site may show them, for a day. */
const SOCIAL_IMAGES = [
  '! Cross-Origin-Resource-Policy',
  'Cross-Origin-Resource-Policy: cross-origin',
  '! Cache-Control',
  'Cache-Control: public, max-age=86400',
];

const rule = (path: string, lines: readonly string[]) =>
  [path, ...lines.map((line) => `  ${line}`)].join('\n');

/**
 * Text of the `_headers` file. Rules that match the same path add up, so a path first drops (`!`)
 * the policy of `/*`, which is the one of the page that was not found.
 */
export function headersFile(policyByPath: ReadonlyMap<string, string>): string {
  const everyPath = Object.entries({
    ...HEADERS_OF_EVERY_PATH,
    'Content-Security-Policy': policyByPath.get('/*') ?? '',
  }).map(([name, value]) => `${name}: ${value}`);
  const pages = [...policyByPath].filter(([path]) => path !== '/*');
  const policies = pages.map(([path, policy]) =>
    rule(path, ['! Content-Security-Policy', `Content-Security-Policy: ${policy}`]),
  );
  const hashedFiles = rule('/assets/*', [
    '! Cache-Control',
    `Cache-Control: ${HASHED_FILES_CACHE}`,
  ]);
  const socialImages = rule('/social/*', SOCIAL_IMAGES);
  return `${[rule('/*', everyPath), hashedFiles, socialImages, ...policies].join('\n\n')}\n`;
}
