/** Answers `POST /reports`, and logs the faults in visitors' browsers. */
import { refuseMethod } from './answers.ts';
import {
  describeBatch,
  describeFault,
  describeOldViolation,
  type LoggedReport,
} from './describe-report.ts';

interface Bucket {
  /** Requests accepted at once. */
  readonly burst: number;
  /** Requests accepted per second after a burst. */
  readonly perSecond: number;
}

/** Limits a rate: returns whether a request at a time in ms may pass, for this process alone. */
function createTokenBucket({ burst, perSecond }: Bucket): (now: number) => boolean {
  let tokens = burst;
  let filledAt = 0;
  return (now) => {
    tokens = Math.min(burst, tokens + (Math.max(0, now - filledAt) / 1000) * perSecond);
    filledAt = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

export const REPORTS_PATH = '/reports';

const KIB = 1024;

interface Format {
  readonly maxBytes: number;
  readonly describe: (value: unknown) => readonly LoggedReport[];
}

/** Formats by content type: our code's, and the browsers' single and batched ones. */
const FORMATS: ReadonlyMap<string, Format> = new Map([
  ['application/json', { maxBytes: 8 * KIB, describe: describeFault }],
  ['application/csp-report', { maxBytes: 8 * KIB, describe: describeOldViolation }],
  ['application/reports+json', { maxBytes: 32 * KIB, describe: describeBatch }],
]);

/** Rate limit, so that a fault of every visitor does not fill the log. */
const RATE = { burst: 60, perSecond: 1 };

type Line = LoggedReport & { readonly time: string; readonly browser: string };

interface ReportsOptions {
  readonly log?: (line: Line) => void;
  /** Milliseconds. */
  readonly now?: () => number;
}

const BROWSERS = {
  Edg: 'Edge',
  Firefox: 'Firefox',
  FxiOS: 'Firefox',
  CriOS: 'Chrome',
  Chrome: 'Chrome',
  Version: 'Safari',
};

/** Name and major version of the browser. */
function browserOf({ headers }: Request): string {
  const agent = headers.get('User-Agent') ?? '';
  for (const [token, name] of Object.entries(BROWSERS)) {
    const [, version] = new RegExp(`${token}/(\\d{1,4})`).exec(agent) ?? [];
    if (version) return `${name} ${version}`;
  }
  return 'other';
}

/** Bytes read of a body that is too long; beyond it the connection is given up. */
const MAX_READ_BYTES = 16 * KIB * KIB;

/**
 * Reads a body; `undefined` if it is longer. If its declared length is too large, nothing is read,
 * as Node skips the body. The declaration may be false, so a body is otherwise read to its end:
 * unread bytes in a kept connection would block the next request.
 */
async function readUpTo(maxBytes: number, request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('Content-Length')) > maxBytes) return undefined;
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > MAX_READ_BYTES) return void reader.cancel();
    if (bytes <= maxBytes) text += decoder.decode(value, { stream: true });
  }
  return bytes > maxBytes ? undefined : text + decoder.decode();
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const answerWith = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/**
 * Answers 204 to a report, logged or not; 405 to other methods than `POST`; 415, 413 or 400 to a
 * wrong type, size or format; and 429 above the rate limit. Needs only `Request` and `Response`.
 */
export function createReportsHandler({
  log = (line) => console.log(JSON.stringify(line)),
  now = Date.now,
}: ReportsOptions = {}): (request: Request) => Promise<Response> {
  const takeToken = createTokenBucket(RATE);
  return async (request) => {
    if (request.method !== 'POST') return refuseMethod('POST');
    const [type = ''] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(/\s*;/);
    const format = FORMATS.get(type);
    if (!format) return answerWith(415, { Accept: [...FORMATS.keys()].join(', ') });
    if (!takeToken(now())) return answerWith(429, { 'Retry-After': '60' });
    // An interrupted body becomes empty text, which is no JSON.
    const text = await readUpTo(format.maxBytes, request).catch(() => '');
    if (text === undefined) return answerWith(413);
    const parsed = parseJson(text);
    if (!parsed) return answerWith(400);
    const [time, browser] = [new Date(now()).toISOString(), browserOf(request)];
    for (const report of format.describe(parsed.value)) log({ time, ...report, browser });
    return answerWith(204);
  };
}
