/**
 * Mixed load on the lookup's worker for a long time: fails on a wrong status, an error, or
 * memory that grows.
 *
 * node bench/soak.ts --minutes 30 --rate 100
 */
import { parseArgs } from 'node:util';
import { type BareWorker, serveIdleWorker, serveSiteWorker } from './bare-worker.ts';
import { collectedHeapKiB } from './collected-heap.ts';
import { type Asked, mixedRequest, randomFrom } from './mixed-load.ts';
import { residentMiB } from './process-memory.ts';
import { quantile } from './report.ts';

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
/** Until code is compiled and caches are filled, memory is nobody's measure. */
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

type Measured = Readonly<Record<'site' | 'idle', Memory>>;

const port = Number(values.port);
const random = randomFrom(Number(values.seed));
const durations: number[] = [];
const errors: string[] = [];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

async function ask({ origin }: BareWorker, { path, status, init }: Asked): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(origin + path, { ...init, signal, redirect: 'manual' });
  await answer.arrayBuffer();
  if (answer.status !== status)
    errors.push(`${init?.method ?? 'GET'} ${path.slice(0, 120)}: ${answer.status}, not ${status}`);
}

async function askSite(asked: Asked): Promise<void> {
  const started = performance.now();
  await ask(site, asked);
  durations.push(performance.now() - started);
}

/** One visitor's requests, put to both workers alike. */
async function visit(requests: number, everyMs: number): Promise<void> {
  const started = performance.now();
  for (let done = 0; done < requests; done++) {
    await pause(started + done * everyMs - performance.now());
    const asked = mixedRequest(random);
    const both = [askSite(asked), ask(idle, { ...asked, status: 200 })];
    await Promise.all(both).catch((error) => errors.push(`${asked.path.slice(0, 120)}: ${error}`));
  }
}

const round = (everyMs: number) =>
  Promise.all(Array.from({ length: CONNECTIONS }, () => visit(ROUND / CONNECTIONS, everyMs)));

async function memoryOf(worker: BareWorker): Promise<Memory> {
  const heapKiB = await collectedHeapKiB(worker);
  return { heapKiB, residentMiB: residentMiB(worker.server.pid ?? 0) };
}

const measure = async (): Promise<Measured> => ({
  site: await memoryOf(site),
  idle: await memoryOf(idle),
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

/** Prints how a measure went; its growth. */
function course(name: string, values: readonly number[]): number {
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
  const heap = course('heap KiB', of('site', 'heapKiB'));
  const own = course('resident MiB', of('site', 'residentMiB'));
  const idles = course('idle worker, resident MiB', of('idle', 'residentMiB'));
  // Not turned round: a growth that is not a number is no small one.
  return !(heap <= ALLOWED_GROWTH.heapKiB && own - idles <= ALLOWED_GROWTH.residentMiB);
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

const [site, idle] = await Promise.all([serveSiteWorker(port), serveIdleWorker(port + 2)]);
process.exit(report(await soak()) ? 0 : 1);
