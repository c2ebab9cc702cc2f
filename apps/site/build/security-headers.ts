/** The response headers of the site, written to `_headers`; one source for every path. */
import { createHash } from 'node:crypto';
import { SITE_HEADERS } from '../host/answers.ts';
import { REPORTS_PATH } from '../host/reports.ts';
import { POLICY_NAME } from '../src/third-party/script-sources.ts';
import type { ThirdPartySources } from './third-party-sources.ts';

/** For the `integrity` of a script. */
export const integrityOf = (content: string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

export function styleHashes(html: string): string[] {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
  return styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
}

/** A browser that knows `report-to` leaves `report-uri` alone. */
const REPORTING = [`report-uri ${REPORTS_PATH}`, 'report-to default'];

/** As `default`, the address is told of what the browser stops supporting and of crashes as well. */
const ENDPOINTS = `Reporting-Endpoints: default="${REPORTS_PATH}"`;

interface PolicySources {
  readonly styleHashes: readonly string[];
  /** Origins beside our own that the page may call. */
  readonly connectOrigins: readonly string[];
  /** What the page may load from other companies, those that this build has an id for. */
  readonly thirdParties?: readonly ThirdPartySources[];
  /** Whether browsers tell us what the policy stops. */
  readonly hasReports?: boolean;
  /** Whether any site may show the page in a frame: nobody is signed in, so no click can be stolen. */
  readonly isEmbedded?: boolean;
}

/**
 * No inline script, inline style by hash only, Trusted Types without any policy; with third parties
 * one policy, which judges the addresses of scripts and makes nothing else trusted.
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  const {
    styleHashes,
    connectOrigins,
    thirdParties = [],
    isEmbedded = false,
    hasReports,
  } = sources;
  const from = (kind: keyof ThirdPartySources) => thirdParties.flatMap((one) => one[kind] ?? []);
  const directive = (name: string, ...values: readonly string[]) => [name, ...values].join(' ');
  const onlyIfAny = (name: string, values: readonly string[]) =>
    values.length > 0 ? [directive(name, ...values)] : [];
  return [
    "default-src 'none'",
    directive("script-src 'self'", ...from('script')),
    directive("style-src 'self'", ...styleHashes),
    directive("font-src 'self'", ...from('font')),
    directive("img-src 'self'", ...from('img')),
    directive("connect-src 'self'", ...connectOrigins, ...from('connect')),
    ...onlyIfAny('media-src', from('media')),
    ...onlyIfAny('frame-src', from('frame')),
    "manifest-src 'self'",
    "base-uri 'none'",
    directive("form-action 'self'", ...from('form')),
    directive('frame-ancestors', isEmbedded ? '*' : "'none'"),
    "require-trusted-types-for 'script'",
    directive('trusted-types', thirdParties.length > 0 ? POLICY_NAME : "'none'"),
    ...(hasReports ? REPORTING : []),
  ].join('; ');
}

/** Characters of a line, in either file. */
const LONGEST_LINE = 2000;

/**
 * The text of a file of rules, if Cloudflare takes all of it. What is too much it leaves out, and
 * says so in a line of a log: pages would be without their policy.
 * https://developers.cloudflare.com/workers/static-assets/headers/#limitations
 * https://developers.cloudflare.com/workers/static-assets/redirects/#limitations
 *
 * @throws Error that names the file, and the count or the line that is too much.
 */
function taken(file: string, text: string, rules: number, most: number): string {
  const long = text.split('\n').find((line) => line.length > LONGEST_LINE);
  if (rules > most) throw new Error(`${file} has ${rules} rules, and the host takes ${most}.`);
  if (long !== undefined)
    throw new Error(`${file} has a line of ${long.length} characters: ${long.slice(0, 40)}…`);
  return text;
}

const HASHED_FILES_CACHE = 'public, max-age=31536000, immutable';

const SHOWN_ELSEWHERE = [
  '! Cross-Origin-Resource-Policy',
  'Cross-Origin-Resource-Policy: cross-origin',
];

/** Pictures of the page for elsewhere: a preview on another site may show them, for a day. */
const SOCIAL_IMAGES = [
  ...SHOWN_ELSEWHERE,
  '! Cache-Control',
  'Cache-Control: public, max-age=86400',
];

/** Data for pages of others, and for spreadsheets: the host asks anew by ETag. */
const DATA_FILES = [...SHOWN_ELSEWHERE, 'Access-Control-Allow-Origin: *'];

const EMBEDDER_POLICY = 'Cross-Origin-Embedder-Policy: credentialless';

/** A site with an embedder policy of its own shows in a frame only what has one, too. */
const EMBEDDED = [...SHOWN_ELSEWHERE, '! Cross-Origin-Embedder-Policy', EMBEDDER_POLICY];

const rule = (path: string, lines: readonly string[]) =>
  [path, ...lines.map((line) => `  ${line}`)].join('\n');

interface HeadersOptions {
  readonly hasThirdParties: boolean;
  readonly hasReports?: boolean;
  /** Paths of the pages for frames on other sites. */
  readonly embeddedPaths?: readonly string[];
}

/**
 * Text of the `_headers` file. Rules that match the same path add up, so a path first drops (`!`)
 * the policy of `/*`, which is the one of the page that was not found.
 */
export function headersFile(
  policyByPath: ReadonlyMap<string, string>,
  { hasThirdParties, hasReports, embeddedPaths = [] }: HeadersOptions,
): string {
  const everyPath = [
    ...Object.entries(SITE_HEADERS).map(([name, value]) => `${name}: ${value}`),
    // Frames of others rarely allow to be embedded under such a policy; without others, all do.
    ...(hasThirdParties ? [] : [EMBEDDER_POLICY]),
    ...(hasReports ? [ENDPOINTS] : []),
    `Content-Security-Policy: ${policyByPath.get('/*') ?? ''}`,
  ];
  const pages = [...policyByPath].filter(([path]) => path !== '/*');
  const policies = pages.map(([path, policy]) =>
    rule(path, [
      '! Content-Security-Policy',
      `Content-Security-Policy: ${policy}`,
      ...(embeddedPaths.includes(path) ? EMBEDDED : []),
    ]),
  );
  const hashedFiles = rule('/assets/*', [
    '! Cache-Control',
    `Cache-Control: ${HASHED_FILES_CACHE}`,
  ]);
  const socialImages = rule('/social/*', SOCIAL_IMAGES);
  const dataFiles = rule('/data/*', DATA_FILES);
  const rules = [rule('/*', everyPath), hashedFiles, socialImages, dataFiles, ...policies];
  return taken('_headers', `${rules.join('\n\n')}\n`, rules.length, 100);
}

const withSlash = (path: string) => `${path}/`;
const redirect = (from: string, to: string) => `${from} ${to} 301\n`;

/**
 * Text of the `_redirects` file: old addresses, and every address once more with a trailing slash.
 * Each address is left by one redirect, for good.
 *
 * @example
 * redirectsFile({ '/old': '/new' }, ['/', '/new'])
 * // => '/old /new 301\n/old/ /new 301\n/new/ /new 301\n'
 */
export function redirectsFile(
  redirects: Readonly<Record<string, string>>,
  paths: readonly string[],
): string {
  const old = Object.entries(redirects).flatMap(([from, to]) => [
    redirect(from, to),
    redirect(withSlash(from), to),
  ]);
  const slashed = paths
    .filter((path) => path !== '/')
    .map((path) => redirect(withSlash(path), path));
  const lines = [...old, ...slashed];
  return taken('_redirects', lines.join(''), lines.length, 2000);
}
