/** `POST /reports`: what went wrong in visitors' browsers becomes lines of our log. */
import { refuseMethod } from './answers.ts';
import {
  describeBatch,
  describeFault,
  describeOldViolation,
  type LoggedReport,
} from './describe-report.ts';

interface Bucket {
  /** Let through at once. */
  readonly burst: number;
  /** Let through from then on. */
  readonly perSecond: number;
}

/** Says whether one more may pass at a time in milliseconds. Counts for this isolate or process. */
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
  readonly mostBytes: number;
  readonly describe: (value: unknown) => readonly LoggedReport[];
}

/** By type: what our code sends, and what browsers do, who put several reports into one request. */
const FORMATS: ReadonlyMap<string, Format> = new Map([
  ['application/json', { mostBytes: 8 * KIB, describe: describeFault }],
  ['application/csp-report', { mostBytes: 8 * KIB, describe: describeOldViolation }],
  ['application/reports+json', { mostBytes: 32 * KIB, describe: describeBatch }],
]);

/** A minute's worth at once, then one a second: a fault of every visitor must not fill the log. */
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

/** Kind and major version alone. */
function browserOf({ headers }: Request): string {
  const agent = headers.get('User-Agent') ?? '';
  for (const [token, name] of Object.entries(BROWSERS)) {
    const [, version] = new RegExp(`${token}/(\\d{1,4})`).exec(agent) ?? [];
    if (version) return `${name} ${version}`;
  }
  return 'other';
}

/** Whoever sends more may lose the answer with the connection. */
const MOST_READ = 16 * KIB * KIB;

/**
 * The body, unless it is longer. A length that is declared need not be true; one that says too much
 * leaves the body untouched, as Node reads past that. Once begun, it is read to its end: what waits
 * in a connection that is kept is in the way of the next request.
 */
async function readUpTo(mostBytes: number, request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('Content-Length')) > mostBytes) return undefined;
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > MOST_READ) return void reader.cancel();
    if (bytes <= mostBytes) text += decoder.decode(value, { stream: true });
  }
  return bytes > mostBytes ? undefined : text + decoder.decode();
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
 * Answers 204 to a report, whether or not it is worth a line: 405 to what is no `POST`, 415, 413 and
 * 400 to what is no report by type, size or form, and 429 while there are too many. Needs nothing of
 * its host but `Request` and `Response`.
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
    // What breaks off, is malformed or comes too late is no JSON either.
    const text = await readUpTo(format.mostBytes, request).catch(() => '');
    if (text === undefined) return answerWith(413);
    const parsed = parseJson(text);
    if (!parsed) return answerWith(400);
    const [time, browser] = [new Date(now()).toISOString(), browserOf(request)];
    for (const report of format.describe(parsed.value)) log({ time, ...report, browser });
    return answerWith(204);
  };
}
