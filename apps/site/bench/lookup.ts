/**
 * Measures the lookup on workerd over loopback, with 1 to 200 connections: throughput with requests
 * sent back to back, response times at 500 requests a second, and processor time. Writes
 * RESULTS.md, and fails if a limit is missed.
 *
 * node bench/lookup.ts --seconds 4 --port 4394
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { answerLookup } from '../host/lookup.ts';
import { Report } from './report.ts';
import { serveWorker } from './workerd.ts';

const CONNECTIONS = [1, 10, 50, 200];
const ROUNDS = 5;
/** Lookups a second, which autocannon sends at the start of each, so the last waits for all. */
const RATE = 500;

/** Limit of processor time for a lookup, in milliseconds: the measured time plus a tenth. */
const MAX_CPU_MS = 1.1;
/** Limit of the slowest response at that rate, with any number of connections. */
const MAX_MS = 2000;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    /** First of two consecutive ports. */
    port: { type: 'string', default: '4394' },
  },
});
const duration = Number(values.seconds);

/** A lookup for a month of every year from 1913 on, the last after the newest month. */
const paths = Array.from({ length: 2027 - 1913 }, (_, at) => {
  const month = String(1 + (at % 12)).padStart(2, '0');
  return `/api/inflation/adjusted-revenue/us/250000.00/${1913 + at}-${month}-01`;
});

async function cpuMsOf(lookups: readonly string[]): Promise<number> {
  const before = process.cpuUsage();
  for (const path of lookups)
    await (await answerLookup(new Request(`http://localhost${path}`))).arrayBuffer();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / lookups.length;
}

/** Measures in this process, without network; the first round warms up the compiler. */
async function cpuRounds(lookups: readonly string[]): Promise<readonly number[]> {
  const measured: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) measured.push(await cpuMsOf(lookups));
  return measured.slice(1);
}

const manyTimes = (path: string | undefined) => Array<string>(paths.length).fill(path ?? '');

const report = new Report();
const rows = [
  ['mean over all dates', paths],
  ['since 1913', manyTimes(paths[0])],
  ['since 2021', manyTimes(paths[2021 - 1913])],
] as const;
const costs: [string, ...{ values: readonly number[]; max?: number }[]][] = [];
for (const [name, lookups] of rows) {
  const costsMs = await cpuRounds(lookups);
  const aSecond = costsMs.map((ms) => Math.round(1000 / ms));
  costs.push([name, { values: costsMs, max: MAX_CPU_MS }, { values: aSecond }]);
}
report.add('One lookup in the handler', ['CPU ms', 'a core serves a second'], costs);

/** True if this process is pinned to the second core and the worker to the first. */
const isPinned = spawnSync('taskset', ['-apc', '1', String(process.pid)]).status === 0;
if (!isPinned) console.warn('Without taskset and a second core, sender and worker share one.');
const { origin } = await serveWorker(Number(values.port), isPinned ? ['taskset', '-c', '0'] : []);

/** Sends requests back to back, or `rate` at the start of each second. */
const load = (connections: number, rate?: number) =>
  autocannon({
    url: origin,
    connections,
    duration,
    workers: 1,
    requests: paths.map((path) => ({ path })),
    ...(rate ? { overallRate: rate } : {}),
  });

interface Round {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly slowestMs: number;
  readonly failed: number;
}

async function measure(connections: number): Promise<Round> {
  const atOnce = await load(connections);
  const paced = await load(connections, RATE);
  const failed = [atOnce, paced].map(({ non2xx, errors, timeouts }) => non2xx + errors + timeouts);
  return {
    perSecond: atOnce.requests.average,
    medianMs: paced.latency.p50,
    p99Ms: paced.latency.p99,
    slowestMs: paced.latency.max,
    failed: Math.max(...failed),
  };
}

const measured = CONNECTIONS.map((connections) => ({ connections, rounds: [] as Round[] }));
await load(10); // warms up the compiler
for (let round = 0; round < ROUNDS; round++)
  // Interleaved, so that disturbances of the machine affect all alike.
  for (const { connections, rounds } of measured) rounds.push(await measure(connections));

const valuesOf = (rounds: readonly Round[], key: keyof Round) => rounds.map((each) => each[key]);
report.add(
  `Lookups by connections, ${ROUNDS} runs of ${duration} s each`,
  [
    'a second, one after the other',
    `${RATE} at once each second: median ms`,
    'p99 ms',
    'slowest ms',
    'failed',
  ],
  measured.map(({ connections, rounds }) => [
    String(connections),
    { values: valuesOf(rounds, 'perSecond') },
    { values: valuesOf(rounds, 'medianMs') },
    { values: valuesOf(rounds, 'p99Ms') },
    { values: valuesOf(rounds, 'slowestMs'), max: MAX_MS },
    { values: [Math.max(...valuesOf(rounds, 'failed'))], max: 0 },
  ]),
);
report.finish('Lookup', `node bench/lookup.ts --seconds ${duration}`);
process.exit();
