/**
 * What the lookup bears, on workerd over loopback, from 1 to 200 connections: how many are answered
 * when each connection asks again at once, how long an answer takes at a pace it can keep, and what
 * one costs the processor. Beside it a worker that does nothing. Prints tables, writes
 * reports/bench/worker.json, and fails where a limit does not hold.
 *
 * node bench/worker.ts --seconds 4 --port 4394
 */
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { type BareWorker, serveIdleWorker, serveSiteWorker } from './bare-worker.ts';
import { finish, hold } from './held-limits.ts';
import type { Check } from './limits.ts';
import { pacedLoad } from './paced-load.ts';
import { cpuMsOf } from './process-cpu.ts';
import { median, printTable, quantile } from './report.ts';
import { lookupCost, lookupPaths } from './worker-cost.ts';

const CONNECTIONS = [1, 10, 50, 200];
const ROUNDS = 5;
/** Lookups a second that one connection has time for, and a small part of what many reach. */
const PACE = 500;

/** One request, in milliseconds of processor time. */
const MOST_CPU_MS = 1;
/** Of the throughput at 10 connections: at most this part may go when more knock. */
const MOST_LOST = 0.2;
/** At the pace, the slowest in a hundred against those over one connection. */
const MOST_P99_GROWTH = 2;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    /** The first of four in a row. */
    port: { type: 'string', default: '4394' },
  },
});
const seconds = Number(values.seconds);
const port = Number(values.port);
const paths = lookupPaths.map((url) => new URL(url).pathname);

/**
 * All connections ask again as soon as they are answered. So an answer takes as long as the others
 * before it in the queue do: its time grows with the connections, and says little about the worker.
 */
interface Saturated {
  readonly perSecond: number;
  /** Whole milliseconds, rounded down. */
  readonly p99Ms: number;
  readonly failed: number;
  readonly cpuMs: number;
}

async function saturate({ origin, server }: BareWorker, connections: number): Promise<Saturated> {
  const before = cpuMsOf(server.pid ?? 0);
  const { requests, latency, non2xx, errors, timeouts } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: paths.map((path) => ({ path })),
  });
  return {
    perSecond: requests.average,
    p99Ms: latency.p99,
    failed: non2xx + errors + timeouts,
    cpuMs: (cpuMsOf(server.pid ?? 0) - before) / requests.total,
  };
}

interface Paced {
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly failed: number;
}

async function pace({ origin }: BareWorker, connections: number): Promise<Paced> {
  const urls = paths.map((path) => origin + path);
  const took = await pacedLoad(urls, { connections, perSecond: PACE, seconds });
  const answered = took.filter((ms) => !Number.isNaN(ms));
  return {
    medianMs: median(answered),
    p99Ms: quantile(answered, 0.99),
    failed: took.length - answered.length,
  };
}

interface Run {
  readonly connections: number;
  readonly worker: 'site' | 'idle';
  readonly saturated: Saturated;
  readonly paced: Paced;
}

const cost = await lookupCost(); // before anything else runs
const workers = { site: await serveSiteWorker(port), idle: await serveIdleWorker(port + 2) };

const runs: Run[] = [];
for (const worker of ['site', 'idle'] as const) await saturate(workers[worker], 10); // compiles what is hot
for (let round = 0; round < ROUNDS; round++) {
  // Interleaved, so that what disturbs the machine disturbs all alike.
  for (const connections of CONNECTIONS) {
    for (const worker of ['site', 'idle'] as const) {
      const saturated = await saturate(workers[worker], connections);
      const paced = await pace(workers[worker], connections);
      runs.push({ connections, worker, saturated, paced });
    }
  }
}

type Measure = (run: Run) => number;

const valuesOf = (connections: number, worker: Run['worker'], measure: Measure) =>
  runs.filter((run) => run.connections === connections && run.worker === worker).map(measure);

const medianOf = (connections: number, worker: Run['worker'], measure: Measure) =>
  median(valuesOf(connections, worker, measure));

type Column = readonly [name: string, worker: Run['worker'], measure: Measure, digits: number];

function printRuns(title: string, columns: readonly Column[]): void {
  printTable(
    `${title}: medians of ${ROUNDS} runs of ${seconds} s`,
    ['connections', ...columns.map(([name]) => name)],
    CONNECTIONS.map((connections) => [
      String(connections),
      ...columns.map(([, worker, measure, digits]) =>
        medianOf(connections, worker, measure).toFixed(digits),
      ),
    ]),
  );
}

const perSecond: Measure = ({ saturated }) => saturated.perSecond;
const cpuMs: Measure = ({ saturated }) => saturated.cpuMs;
const pacedP99: Measure = ({ paced }) => paced.p99Ms;

printRuns('Lookups as fast as they are answered', [
  ['per second', 'site', perSecond, 0],
  ['p99 ms', 'site', ({ saturated }) => saturated.p99Ms, 0],
  ['CPU ms', 'site', cpuMs, 2],
  ['idle worker: per second', 'idle', perSecond, 0],
  ['p99 ms', 'idle', ({ saturated }) => saturated.p99Ms, 0],
  ['CPU ms', 'idle', cpuMs, 2],
]);
printRuns(`${PACE} lookups a second`, [
  ['median ms', 'site', ({ paced }) => paced.medianMs, 1],
  ['p99 ms', 'site', pacedP99, 1],
  ['idle worker: median ms', 'idle', ({ paced }) => paced.medianMs, 1],
  ['p99 ms', 'idle', pacedP99, 1],
]);

function checksOf(connections: number): Check[] {
  const subject = `${connections} connections`;
  const of = (measure: Measure) => medianOf(connections, 'site', measure);
  const failed = valuesOf(connections, 'site', (run) => run.saturated.failed + run.paced.failed);
  const lost = {
    subject,
    what: 'throughput lost',
    value: Math.max(0, 1 - of(perSecond) / medianOf(10, 'site', perSecond)),
    most: MOST_LOST,
  };
  return [
    { subject, what: 'failed', value: Math.max(...failed), most: 0 },
    { subject, what: 'CPU ms', value: of(cpuMs), most: MOST_CPU_MS },
    // One alone waits for each answer.
    ...(connections < 10 ? [] : [lost]),
    {
      subject,
      what: `p99 ms, ${PACE} a second`,
      value: of(pacedP99),
      most: MOST_P99_GROWTH * medianOf(1, 'site', pacedP99),
    },
  ];
}

hold('The lookup under load', CONNECTIONS.flatMap(checksOf));
hold(
  'One lookup in the handler',
  [
    { subject: 'mean over all dates', value: cost.tableMs },
    { subject: 'since 1913', value: cost.longestMs },
    { subject: 'since 2021', value: cost.usualMs },
  ].map((measured) => ({ ...measured, what: 'CPU ms', most: MOST_CPU_MS })),
);
finish('worker', { cost, runs });
process.exit();
