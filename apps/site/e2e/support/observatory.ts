/**
 * The score of the MDN HTTP Observatory (algorithm 6), as far as response headers and the page's
 * own markup decide it. What takes a network (redirection from http, preload lists, cookies of
 * third parties) counts as neutral here, as it would on a host without them.
 *
 * @see https://developer.mozilla.org/observatory/docs/tests_and_scoring
 */
type Headers = Readonly<Record<string, string>>;

interface Finding {
  readonly test: string;
  readonly points: number;
}

const SIX_MONTHS_S = 15_768_000;

/** Bonuses count only for a site whose penalties leave it this much. */
const BONUS_FROM = 90;

type Policy = ReadonlyMap<string, readonly string[]>;

function policyOf(header: string): { policy: Policy; hasDuplicates: boolean } {
  const directives = header
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name);
  const policy = new Map(directives.map(([name = '', ...sources]) => [name, sources]));
  return { policy, hasDuplicates: policy.size !== directives.length };
}

const ANY_ORIGIN = ["'unsafe-inline'", 'data:', 'http:', 'https:', '*'];

function contentSecurityPolicy(header: string | undefined): number {
  if (!header) return -25;
  const { policy, hasDuplicates } = policyOf(header);
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [scripts, objects, styles] = ['script-src', 'object-src', 'style-src'].map(sourcesOf);
  if ([...(scripts ?? []), ...(objects ?? [])].some((source) => ANY_ORIGIN.includes(source))) {
    return -20;
  }
  if (scripts?.includes("'unsafe-eval'")) return -10;
  if (hasDuplicates || styles?.some((source) => ANY_ORIGIN.includes(source))) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

const oneOf = (
  value: string | undefined,
  good: readonly string[],
  bonus: number,
  neutral = '',
): number => {
  if (value === undefined || value === neutral) return 0;
  return good.includes(value) ? bonus : -5;
};

function strictTransportSecurity(header: string | undefined): number {
  const maxAge = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(maxAge)) return -20;
  return maxAge >= SIX_MONTHS_S ? 0 : -10;
}

/** Of the ancestors that a policy allows, the Observatory does not ask who they are. */
function framing(headers: Headers): number {
  if (/frame-ancestors/.test(headers['content-security-policy'] ?? '')) return 5;
  return /^(DENY|SAMEORIGIN)$/i.test(headers['x-frame-options'] ?? '') ? 5 : -20;
}

function subresourceIntegrity(html: string): number {
  const scripts = html.match(/<script[^>]*\bsrc=[^>]*>/g) ?? [];
  const foreign = scripts.filter((tag) => /src="(https?:)?\/\//.test(tag));
  if (foreign.some((tag) => !/integrity=/.test(tag))) return -5;
  return scripts.length > 0 && scripts.every((tag) => /integrity=/.test(tag)) ? 5 : 0;
}

/** Every test with its points; their sum with 100 is the score. */
export function observatoryFindings(headers: Headers, html: string): readonly Finding[] {
  const findings = {
    'content-security-policy': contentSecurityPolicy(headers['content-security-policy']),
    'cross-origin-embedder-policy': oneOf(
      headers['cross-origin-embedder-policy'],
      ['require-corp', 'credentialless'],
      10,
    ),
    'cross-origin-opener-policy': oneOf(
      headers['cross-origin-opener-policy'],
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      10,
    ),
    'cross-origin-resource-policy': oneOf(
      headers['cross-origin-resource-policy'],
      ['same-origin', 'same-site'],
      10,
      'cross-origin',
    ),
    'referrer-policy': oneOf(
      headers['referrer-policy'],
      ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'],
      5,
    ),
    'strict-transport-security': strictTransportSecurity(headers['strict-transport-security']),
    'subresource-integrity': subresourceIntegrity(html),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': framing(headers),
  };
  return Object.entries(findings).map(([test, points]) => ({ test, points }));
}

export function observatoryScore(headers: Headers, html: string): number {
  const points = observatoryFindings(headers, html).map((finding) => finding.points);
  const total = (counted: readonly number[]) => counted.reduce((sum, each) => sum + each, 100);
  const withoutBonuses = total(points.filter((each) => each < 0));
  return withoutBonuses >= BONUS_FROM ? total(points) : Math.max(0, withoutBonuses);
}
