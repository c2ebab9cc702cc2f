/**
 * The lookup under load, on workerd over loopback, from 1 to 200 connections: its throughput when
 * each connection sends the next request at once, its response times at a rate it can keep, and what
 * a lookup costs the processor. Beside it, as a baseline, a worker that does nothing. Writes
 * RESULTS.md, and fails where a limit is missed.
 *
 * node bench/worker.ts --seconds 4 --port 4394
 */
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { type RunningWorker, serveBaselineWorker, serveSiteWorker } from './baseline-worker.ts';
import type { Check } from './limits.ts';
import { addLimits, addTable, finishReport } from './limits-report.ts';
import { pacedLoad } from './paced-load.ts';
import { cpuMsOf } from './process-cpu.ts';
import { median, quantile } from './statistics.ts';
import { lookupCost, lookupPaths } from './worker-cost.ts';

const CONNECTIONS = [1, 10, 50, 200];
const ROUNDS = 5;
/** Lookups a second that one connection has time for, and a small part of what many reach. */
const RATE = 500;

/** One request, in milliseconds of processor time. */
const MOST_CPU_MS = 1;
/** Of the throughput at 10 connections: at most this part may be lost over more. */
const MOST_LOST = 0.2;
/** At that rate, the slowest in a hundred against those over one connection. */
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
 * Every connection sends its next request at once (a closed model). So a response takes as long as
 * those before it in the queue: its time grows with the connections, and says little of the worker.
 */
interface Saturated {
  readonly perSecond: number;
  /** Whole milliseconds, rounded down. */
  readonly p99Ms: number;
  readonly failed: number;
  readonly cpuMs: number;
}

async function saturate(
  { origin, server }: RunningWorker,
  connections: number,
): Promise<Saturated> {
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

async function atFixedRate({ origin }: RunningWorker, connections: number): Promise<Paced> {
  const urls = paths.map((path) => origin + path);
  const times = await pacedLoad(urls, { connections, perSecond: RATE, seconds });
  const succeeded = times.filter((ms) => !Number.isNaN(ms));
  return {
    medianMs: median(succeeded),
    p99Ms: quantile(succeeded, 0.99),
    failed: times.length - succeeded.length,
  };
}

interface Run {
  readonly connections: number;
  readonly worker: 'site' | 'baseline';
  readonly saturated: Saturated;
  readonly paced: Paced;
}

const cost = await lookupCost(); // before anything else runs
const workers = {
  site: await serveSiteWorker(port),
  baseline: await serveBaselineWorker(port + 2),
};

const runs: Run[] = [];
for (const worker of ['site', 'baseline'] as const) await saturate(workers[worker], 10); // compiles what is hot
for (let round = 0; round < ROUNDS; round++) {
  // Interleaved, so that what disturbs the machine disturbs all alike.
  for (const connections of CONNECTIONS) {
    for (const worker of ['site', 'baseline'] as const) {
      const saturated = await saturate(workers[worker], connections);
      const paced = await atFixedRate(workers[worker], connections);
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

function addRuns(title: string, columns: readonly Column[]): void {
  addTable(
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

addRuns('Lookups, each connection sending the next at once', [
  ['per second', 'site', perSecond, 0],
  ['p99 ms', 'site', ({ saturated }) => saturated.p99Ms, 0],
  ['CPU ms', 'site', cpuMs, 2],
  ['baseline: per second', 'baseline', perSecond, 0],
  ['p99 ms', 'baseline', ({ saturated }) => saturated.p99Ms, 0],
  ['CPU ms', 'baseline', cpuMs, 2],
]);
addRuns(`${RATE} lookups a second`, [
  ['median ms', 'site', ({ paced }) => paced.medianMs, 1],
  ['p99 ms', 'site', pacedP99, 1],
  ['baseline: median ms', 'baseline', ({ paced }) => paced.medianMs, 1],
  ['p99 ms', 'baseline', pacedP99, 1],
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
      what: `p99 ms, ${RATE} a second`,
      value: of(pacedP99),
      most: MOST_P99_GROWTH * medianOf(1, 'site', pacedP99),
    },
  ];
}

addLimits('The lookup under load', CONNECTIONS.flatMap(checksOf));
addLimits(
  'One lookup in the handler',
  [
    { subject: 'mean over all dates', value: cost.meanMs },
    { subject: 'since 1913', value: cost.longestMs },
    { subject: 'since 2021', value: cost.sinceFiveYearsMs },
  ].map((measured) => ({ ...measured, what: 'CPU ms', most: MOST_CPU_MS })),
);
finishReport('Lookup', { command: `node bench/worker.ts --seconds ${seconds}` });
process.exit();
