/**
 * The lookup under load, on workerd over loopback, from 1 to 200 connections: its throughput when
 * each connection sends the next request at once, its response times where 500 come within each
 * second, and what a lookup costs the processor. Writes RESULTS.md, and fails where a limit is missed.
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
/** Lookups a second, which autocannon sends at its beginning: the last waits for all before it. */
const RATE = 500;

/** One lookup, in milliseconds of processor time: measured, and a tenth. */
const MOST_CPU_MS = 1.1;
/** The slowest of all at that rate, over however many connections. */
const MOST_MS = 2000;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    /** The first of two in a row. */
    port: { type: 'string', default: '4394' },
  },
});
const duration = Number(values.seconds);

/** The series begins in January 1913; a month of every year since, and a month after the newest. */
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

/** In this process: no network, no second worker. The first round compiles what is hot. */
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
const costs: [string, ...{ values: readonly number[]; most?: number }[]][] = [];
for (const [name, lookups] of rows) {
  const costsMs = await cpuRounds(lookups);
  const aSecond = costsMs.map((ms) => Math.round(1000 / ms));
  costs.push([name, { values: costsMs, most: MOST_CPU_MS }, { values: aSecond }]);
}
report.add('One lookup in the handler', ['CPU ms', 'a core serves a second'], costs);

/** The worker on the first core, what asks on the second: neither waits for the other. */
const isPinned = spawnSync('taskset', ['-apc', '1', String(process.pid)]).status === 0;
if (!isPinned) console.warn('Without taskset and a second core, sender and worker share one.');
const { origin } = await serveWorker(Number(values.port), isPinned ? ['taskset', '-c', '0'] : []);

/** At once (a closed model), or so many at the beginning of each second. */
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
await load(10); // compiles what is hot
for (let round = 0; round < ROUNDS; round++)
  // Interleaved, so that what disturbs the machine disturbs all alike.
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
    { values: valuesOf(rounds, 'slowestMs'), most: MOST_MS },
    { values: [Math.max(...valuesOf(rounds, 'failed'))], most: 0 },
  ]),
);
report.finish('Lookup', `node bench/lookup.ts --seconds ${duration}`);
process.exit();
