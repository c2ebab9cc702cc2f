/**
 * Sends the site's worker lookups of visitors, crawlers and mistakes for a long time; fails on a
 * wrong status, an error, or a growing heap.
 *
 * node bench/soak.ts --minutes 30 --rate 100
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { serveWorker } from './workerd.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    /** Requests a second. */
    rate: { type: 'string', default: '100' },
    /** First of two consecutive ports. */
    port: { type: 'string', default: '4379' },
  },
});

const CONNECTIONS = 8;
const TIMEOUT_MS = 30_000;
/** Requests before memory is measured, for code to be compiled and caches to fill. */
const WARM_UP_REQUESTS = 1600;
/** Limit of the heap's growth, measured after garbage collections. */
const MAX_GROWTH_KIB = 64;

const { origin, inspector } = await serveWorker(Number(values.port));

const LOOKUP = '/api/inflation/adjusted-revenue';
const MALFORMED = ['%00', '..%2f', '💇', "'--", '1e9', '-5', '0x10', ' ', '9'.repeat(400), '<svg>'];
const NOT_ALLOWED = 405;

/** The nth lookup: each of another revenue, for a month in a past year of the index. */
function lookupPath(nth: number): string {
  const revenue = (((nth * 7919) % 1e9) + 1) / 100;
  const year = cpiU.first.year + (nth % (cpiU.newest.year - cpiU.first.year));
  return `${LOOKUP}/us/${revenue.toFixed(2)}/${year}-${String(1 + (nth % 12)).padStart(2, '0')}-01`;
}

type Sent = readonly [path: string, status: number, init?: RequestInit];

const KINDS: readonly ((nth: number) => Sent)[] = [
  (nth) => [lookupPath(nth), 200, { method: 'HEAD' }],
  (nth) => [lookupPath(nth), 204, { method: 'OPTIONS' }],
  (nth) => [lookupPath(nth), 304, { headers: { 'If-None-Match': '*' } }],
  (nth) => [lookupPath(nth), NOT_ALLOWED, { method: 'POST', body: 'x'.repeat(nth % 2000) }],
  (nth) => [`${LOOKUP}/us/${encodeURIComponent(MALFORMED[nth % 10] ?? '')}/2019-06-01`, 400],
  (nth) => [`${LOOKUP}/${['ca', 'US', ''][nth % 3]}/5.00/2019-06-01`, 404],
  () => [`${LOOKUP}/us/5.00/1912-12-01`, 422],
  () => [`${LOOKUP}/us/5.00/${cpiU.newest.year + 1}-12-01`, 422],
  (nth) => [`/api/no/such/${nth}`, 404],
];

/** The nth request: half are lookups, the others each kind in turn. */
const requestOf = (nth: number): Sent =>
  KINDS[nth % (2 * KINDS.length)]?.(nth) ?? [lookupPath(nth), 200];

const errors = new Set<string>();

async function send([path, expected, init]: Sent): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const received = await fetch(origin + path, { ...init, signal }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    (error) => String(error),
  );
  if (received !== expected)
    errors.add(`${init?.method ?? 'GET'} ${path.slice(0, 120)}: ${received}, not ${expected}`);
}

/** Sends requests, and returns their response times in milliseconds. */
async function load(requests: number, perSecond = Infinity): Promise<readonly number[]> {
  const times: number[] = [];
  const started = performance.now();
  let sent = 0;
  const connection = async () => {
    while (sent < requests) {
      const nth = sent++;
      const due = started + (1000 * nth) / perSecond - performance.now();
      if (due > 0) await new Promise((resolve) => setTimeout(resolve, due));
      const begun = performance.now();
      await send(requestOf(nth));
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return times;
}

const [{ webSocketDebuggerUrl }] = await (await fetch(inspector)).json();
const devtools = new WebSocket(webSocketDebuggerUrl);
await once(devtools, 'open');

async function call(method: string): Promise<Readonly<Record<string, number>>> {
  devtools.send(JSON.stringify({ id: 1, method }));
  const [{ data }] = await once(devtools, 'message');
  return JSON.parse(data).result; // the protocol's format
}

async function collectGarbage(): Promise<void> {
  let isDone = false;
  const collected = call('HeapProfiler.collectGarbage').then(() => {
    isDone = true;
  });
  // workerd collects when the next request enters the worker.
  const request = () => fetch(`${origin}/api/`).then((response) => response.text());
  while (!isDone) await Promise.race([collected, request()]);
}

/** Heap and buffers in KiB: the least of three, as a collection's request adds some. */
async function heapKiB(): Promise<number> {
  const measured: number[] = [];
  for (let collection = 0; collection < 3; collection++) {
    await collectGarbage();
    const { usedSize = Number.NaN, backingStorageSize = Number.NaN } =
      await call('Runtime.getHeapUsage');
    measured.push((usedSize + backingStorageSize) / 1024);
  }
  return Math.min(...measured);
}

await load(WARM_UP_REQUESTS);
const before = await heapKiB();
const times = await load(Number(values.minutes) * 60 * Number(values.rate), Number(values.rate));
const after = await heapKiB();

const sorted = times.toSorted((a, b) => a - b);
const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1]?.toFixed(1);
console.log(`requests ${times.length}, errors ${errors.size}`);
console.log(`ms: median ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}`);
console.log(`heap KiB: start ${before.toFixed(1)}, end ${after.toFixed(1)}`);
for (const error of [...errors].slice(0, 10)) console.error(error);
// Negated: `NaN` counts as growth.
const hasGrown = !(after - before <= MAX_GROWTH_KIB);
if (hasGrown) console.error('Memory has grown.');
process.exit(hasGrown || errors.size > 0 || times.length === 0 ? 1 : 0);
