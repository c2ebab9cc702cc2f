/**
 * Mixed load on the lookup's worker for a long time: fails on a wrong status, an error, or
 * memory that grows.
 *
 * node bench/soak.ts --minutes 30 --rate 100
 */
import { parseArgs } from 'node:util';
import { type RunningWorker, serveBaselineWorker, serveSiteWorker } from './baseline-worker.ts';
import { collectedHeapKiB } from './collected-heap.ts';
import { type LoadRequest, mixedRequest, randomFrom } from './mixed-load.ts';
import { residentMiB } from './process-memory.ts';
import { quantile } from './statistics.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    /** Requests a second. */
    rate: { type: 'string', default: '100' },
    /** The first of four in a row. */
    port: { type: 'string', default: '4379' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});

const CONNECTIONS = 8;
const TIMEOUT_MS = 30_000;
/** Requests between two measurements. */
const ROUND = 100 * CONNECTIONS;
/** Until code is compiled and caches are filled, memory says nothing. */
const WARM_UP_ROUNDS = 2;

/**
 * Left alone, V8 collects late, and workerd keeps some 3 KB of its own for every request until then:
 * it grows beyond 200 MiB, even where the worker does nothing. So each measurement collects first,
 * and what is resident is compared with a worker that does nothing under the same load.
 */
const ALLOWED_GROWTH = { heapKiB: 64, residentMiB: 16 };

interface Memory {
  readonly heapKiB: number;
  readonly residentMiB: number;
}

type Measured = Readonly<Record<'site' | 'baseline', Memory>>;

const port = Number(values.port);
const random = randomFrom(Number(values.seed));
const durations: number[] = [];
const errors: string[] = [];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

async function send({ origin }: RunningWorker, { path, status, init }: LoadRequest): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(origin + path, { ...init, signal, redirect: 'manual' });
  await response.arrayBuffer();
  if (response.status !== status)
    errors.push(
      `${init?.method ?? 'GET'} ${path.slice(0, 120)}: ${response.status}, not ${status}`,
    );
}

async function sendToSite(request: LoadRequest): Promise<void> {
  const started = performance.now();
  await send(site, request);
  durations.push(performance.now() - started);
}

/** One connection's requests, sent to both workers alike. */
async function sendInTurn(requests: number, everyMs: number): Promise<void> {
  const started = performance.now();
  for (let done = 0; done < requests; done++) {
    await pause(started + done * everyMs - performance.now());
    const request = mixedRequest(random);
    const both = [sendToSite(request), send(baseline, { ...request, status: 200 })];
    await Promise.all(both).catch((error) =>
      errors.push(`${request.path.slice(0, 120)}: ${error}`),
    );
  }
}

const round = (everyMs: number) =>
  Promise.all(Array.from({ length: CONNECTIONS }, () => sendInTurn(ROUND / CONNECTIONS, everyMs)));

async function memoryOf(worker: RunningWorker): Promise<Memory> {
  const heapKiB = await collectedHeapKiB(worker);
  return { heapKiB, residentMiB: residentMiB(worker.server.pid ?? 0) };
}

const measure = async (): Promise<Measured> => ({
  site: await memoryOf(site),
  baseline: await memoryOf(baseline),
});

async function soak(): Promise<Measured[]> {
  for (let done = 0; done < WARM_UP_ROUNDS; done++) await round(0);
  durations.length = 0;
  const measured = [await measure()];
  const rounds = Math.ceil((Number(values.minutes) * 60 * Number(values.rate)) / ROUND);
  for (let done = 0; done < rounds; done++) {
    await round((1000 * CONNECTIONS) / Number(values.rate));
    measured.push(await measure());
  }
  return measured;
}

/** Prints how a measure went; gives its growth. */
function printTrend(name: string, values: readonly number[]): number {
  const [start = Number.NaN] = values;
  const middle = values[Math.floor(values.length / 2)];
  const end = values.at(-1) ?? Number.NaN;
  const [from, half, to, most] = [start, middle, end, Math.max(...values)].map((value) =>
    value?.toFixed(1),
  );
  console.log(`${name}: start ${from}, middle ${half}, end ${to}, most ${most}`);
  return end - start;
}

function hasGrown(measured: readonly Measured[]): boolean {
  const of = (worker: keyof Measured, what: keyof Memory) =>
    measured.map((each) => each[worker][what]);
  const heap = printTrend('heap KiB', of('site', 'heapKiB'));
  const own = printTrend('resident MiB', of('site', 'residentMiB'));
  const baselines = printTrend('baseline worker, resident MiB', of('baseline', 'residentMiB'));
  // Negated as a whole: `NaN` counts as growth.
  return !(heap <= ALLOWED_GROWTH.heapKiB && own - baselines <= ALLOWED_GROWTH.residentMiB);
}

function report(measured: readonly Measured[]): boolean {
  const at = (part: number) => quantile(durations, part).toFixed(1);
  const minutes = (performance.now() / 60_000).toFixed(1);
  console.log(`seed ${values.seed}, ${CONNECTIONS} connections, ${minutes} minutes in all`);
  console.log(`requests ${durations.length}, errors ${errors.length}`);
  console.log(`ms: median ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}`);
  const isLeaking = hasGrown(measured);
  if (isLeaking) console.error('Memory has grown.');
  for (const error of new Set(errors.slice(0, 10))) console.error(error);
  return errors.length === 0 && durations.length > 0 && !isLeaking;
}

const [site, baseline] = await Promise.all([serveSiteWorker(port), serveBaselineWorker(port + 2)]);
process.exit(report(await soak()) ? 0 : 1);
