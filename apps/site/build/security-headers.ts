/** Response headers and redirects of the site, as texts of `_headers` and `_redirects`. */
import { createHash } from 'node:crypto';
import { SITE_HEADERS } from '../host/answers.ts';
import { REPORTS_PATH } from '../host/reports.ts';
import { POLICY_NAME } from '../src/third-party/script-sources.ts';
import type { ThirdPartySources } from './third-party-sources.ts';

/** Value for the `integrity` of a script. */
export const integrityOf = (content: string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

export function styleHashes(html: string): string[] {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
  return styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
}

/** Directives for reports; browsers that support `report-to` ignore `report-uri`. */
const REPORTING = [`report-uri ${REPORTS_PATH}`, 'report-to default'];

/** Endpoint named `default`, which also gets reports of deprecations and crashes. */
const ENDPOINTS = `Reporting-Endpoints: default="${REPORTS_PATH}"`;

interface PolicySources {
  readonly styleHashes: readonly string[];
  /** Other origins that the page may call. */
  readonly connectOrigins: readonly string[];
  /** Sources of the third parties that this build has an id for. */
  readonly thirdParties?: readonly ThirdPartySources[];
  /** Browsers report violations to us. */
  readonly hasReports?: boolean;
  /** Any site may frame the page; without sign-in, clickjacking gains nothing. */
  readonly isEmbedded?: boolean;
}

/**
 * A policy without inline script, with inline styles by hash only, and with Trusted Types: no
 * policies, or with third parties one that checks the addresses of scripts.
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

/** Limit of characters in a line, for the host to accept either file. */
const MAX_LINE_LENGTH = 2000;

/**
 * Returns the text of a file of rules if Cloudflare accepts all of it. It drops the excess with a
 * mere line in a log, and pages would be without their policy.
 * https://developers.cloudflare.com/workers/static-assets/headers/#limitations
 * https://developers.cloudflare.com/workers/static-assets/redirects/#limitations
 *
 * @throws Error that names the file, and the excessive count or line.
 */
function checkLimits(file: string, text: string, rules: number, max: number): string {
  const long = text.split('\n').find((line) => line.length > MAX_LINE_LENGTH);
  if (rules > max) throw new Error(`${file} has ${rules} rules, and the host takes ${max}.`);
  if (long !== undefined)
    throw new Error(`${file} has a line of ${long.length} characters: ${long.slice(0, 40)}…`);
  return text;
}

const HASHED_FILES_CACHE = 'public, max-age=31536000, immutable';

const CROSS_ORIGIN = [
  '! Cross-Origin-Resource-Policy',
  'Cross-Origin-Resource-Policy: cross-origin',
];

/** Headers of social images, which previews on other sites may show and cache for a day. */
const SOCIAL_IMAGES = [...CROSS_ORIGIN, '! Cache-Control', 'Cache-Control: public, max-age=86400'];

/** Headers of data files, for other sites and spreadsheets; revalidated by ETag. */
const DATA_FILES = [...CROSS_ORIGIN, 'Access-Control-Allow-Origin: *'];

const EMBEDDER_POLICY = 'Cross-Origin-Embedder-Policy: credentialless';

/** Headers of embedded pages: a site with an embedder policy frames only pages with one. */
const EMBEDDED = [...CROSS_ORIGIN, '! Cross-Origin-Embedder-Policy', EMBEDDER_POLICY];

const rule = (path: string, lines: readonly string[]) =>
  [path, ...lines.map((line) => `  ${line}`)].join('\n');

interface HeadersOptions {
  readonly hasThirdParties: boolean;
  readonly hasReports?: boolean;
  /** Paths of the pages for frames on other sites. */
  readonly embeddedPaths?: readonly string[];
}

/**
 * Text of the `_headers` file. Rules that match the same path add up, so each path first removes
 * (`!`) the policy of `/*`, that of the page not found.
 */
export function headersFile(
  policyByPath: ReadonlyMap<string, string>,
  { hasThirdParties, hasReports, embeddedPaths = [] }: HeadersOptions,
): string {
  const everyPath = [
    ...Object.entries(SITE_HEADERS).map(([name, value]) => `${name}: ${value}`),
    // Third parties' frames rarely work under an embedder policy.
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
  return checkLimits('_headers', `${rules.join('\n\n')}\n`, rules.length, 100);
}

const withSlash = (path: string) => `${path}/`;
const redirect = (from: string, to: string) => `${from} ${to} 301\n`;

/**
 * Text of the `_redirects` file: permanent redirects from old addresses and from trailing slashes,
 * each to its final address at once.
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
  return checkLimits('_redirects', lines.join(''), lines.length, 2000);
}
