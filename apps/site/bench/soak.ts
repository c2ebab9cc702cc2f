/**
 * Mixed load on the lookup's worker for a long time: fails on a wrong status, an error, or
 * memory that grows.
 *
 * node bench/soak.ts --minutes 30 --rate 100
 */
import { parseArgs } from 'node:util';
import { serveBareWorker } from './bare-worker.ts';
import { type Asked, mixedRequest, randomFrom } from './mixed-load.ts';
import { memoryOfDescendants } from './process-memory.ts';
import { median } from './report.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    /** Requests a second. */
    rate: { type: 'string', default: '100' },
    port: { type: 'string', default: '4379' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});

const CONNECTIONS = 8;
const TIMEOUT_MS = 10_000;
/** Above what a collector leaves lying about; half an hour of a kilobyte a request is far above. */
const ALLOWED_GROWTH = { ratio: 1.2, mib: 64 };

const origin = `http://localhost:${values.port}`;
const random = randomFrom(Number(values.seed));
const durations: number[] = [];
const memory: number[] = [];
const errors: string[] = [];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

const server = serveBareWorker(Number(values.port));

async function untilServed(patience = 100): Promise<void> {
  const isUp = await fetch(origin).then(
    () => true,
    () => false,
  );
  if (isUp) return;
  if (patience === 0 || server.exitCode !== null) throw new Error(`Nothing answers at ${origin}.`);
  await pause(200);
  return untilServed(patience - 1);
}

async function ask({ path, status, init }: Asked): Promise<void> {
  const started = performance.now();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(origin + path, { ...init, signal, redirect: 'manual' });
  await answer.arrayBuffer();
  durations.push(performance.now() - started);
  if (answer.status !== status)
    errors.push(`${init?.method ?? 'GET'} ${path.slice(0, 120)}: ${answer.status}, not ${status}`);
}

async function keepAsking(until: number, everyMs: number): Promise<void> {
  for (let next = performance.now(); next < until; next += everyMs) {
    await pause(next - performance.now());
    const asked = mixedRequest(random);
    await ask(asked).catch((error) => errors.push(`${asked.path.slice(0, 120)}: ${error}`));
  }
}

async function watchMemory(until: number): Promise<void> {
  while (performance.now() < until) {
    memory.push(memoryOfDescendants(server.pid ?? 0, 'workerd'));
    await pause(1000);
  }
}

/** Of the samples between two parts of the whole, 0 to 1. */
const memoryBetween = (from: number, to: number) =>
  median(memory.slice(Math.floor(memory.length * from), Math.ceil(memory.length * to)));

function report(): boolean {
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
  // The first tenth fills caches and is compiled; it is nobody's measure.
  const [start, middle, end] = [
    memoryBetween(0.1, 0.25),
    memoryBetween(0.45, 0.6),
    memoryBetween(0.85, 1),
  ];
  console.log(`seed ${values.seed}, ${values.minutes} minutes, ${CONNECTIONS} connections`);
  console.log(`requests ${durations.length}, errors ${errors.length}`);
  console.log(`ms: median ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}`);
  console.log(
    `workerd MiB: start ${start.toFixed(1)}, middle ${middle.toFixed(1)}, end ${end.toFixed(1)}, highest ${Math.max(...memory).toFixed(1)}`,
  );
  for (const error of new Set(errors.slice(0, 10))) console.error(error);
  const hasGrown = end > start * ALLOWED_GROWTH.ratio && end > start + ALLOWED_GROWTH.mib;
  if (hasGrown) console.error('Memory has grown.');
  return errors.length === 0 && durations.length > 0 && start > 0 && !hasGrown;
}

try {
  await untilServed();
  const until = performance.now() + Number(values.minutes) * 60_000;
  const everyMs = (1000 * CONNECTIONS) / Number(values.rate);
  const visitors = Array.from({ length: CONNECTIONS }, () => keepAsking(until, everyMs));
  await Promise.all([...visitors, watchMemory(until)]);
  process.exitCode = report() ? 0 : 1;
} finally {
  server.kill();
}
