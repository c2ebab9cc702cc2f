/**
 * What the lookup bears: throughput and latency on workerd from 1 to 200 connections, and what one
 * request costs the processor. Prints tables, writes reports/bench/worker.json, and fails where a
 * limit does not hold.
 *
 * node bench/worker.ts --seconds 5 --port 4394
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { cpuMsBelow } from './process-cpu.ts';
import { median, printTable } from './report.ts';
import { lookupCost, lookupPaths } from './worker-cost.ts';

const CONNECTIONS = [1, 10, 50, 200];
const ROUNDS = 3;

/** One request, in milliseconds of processor time. */
const MOST_CPU_MS = 1;
/** Of the throughput at 10 connections: as many must be served when more knock. */
const LEAST_THROUGHPUT = 0.8;
/** The slowest hundredth waits at most so many times as long as the mean request. */
const MOST_P99_TO_MEAN = 3;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    port: { type: 'string', default: '4394' },
  },
});
const site = fileURLToPath(new URL('..', import.meta.url));
const origin = `http://127.0.0.1:${values.port}`;

interface Load {
  readonly perSecond: number;
  readonly meanMs: number;
  readonly p99Ms: number;
  readonly failed: number;
  readonly workerdCpuMs: number;
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

async function load(connections: number, server: number): Promise<Load> {
  const before = cpuMsBelow(server, 'workerd');
  const result = await autocannon({
    url: origin,
    connections,
    duration: Number(values.seconds),
    requests: lookupPaths.map((url) => ({ path: new URL(url).pathname })),
  });
  return {
    perSecond: result.requests.average,
    meanMs: result.latency.mean,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
    workerdCpuMs: (cpuMsBelow(server, 'workerd') - before) / result.requests.total,
  };
}

type Runs = ReadonlyMap<number, Load[]>;

/** Interleaved, so that what disturbs the machine disturbs all alike. */
async function loadAll(server: number): Promise<Runs> {
  const runs: Runs = new Map(CONNECTIONS.map((connections) => [connections, []]));
  await load(10, server); // compiles what is hot
  for (let round = 0; round < ROUNDS; round++) {
    for (const [connections, measured] of runs) measured.push(await load(connections, server));
  }
  return runs;
}

const medianOf = (runs: Runs, connections: number, key: keyof Load) =>
  median((runs.get(connections) ?? []).map((run) => run[key]));

function printLoads(runs: Runs): void {
  printTable(
    `Lookups on workerd, medians of ${ROUNDS} runs of ${values.seconds} s`,
    ['connections', 'per second', 'mean ms', 'p99 ms', 'p99 / mean', 'failed', 'workerd CPU ms'],
    CONNECTIONS.map((connections) => {
      const of = (key: keyof Load) => medianOf(runs, connections, key);
      return [
        String(connections),
        of('perSecond').toFixed(0),
        of('meanMs').toFixed(1),
        of('p99Ms').toFixed(1),
        (of('p99Ms') / of('meanMs')).toFixed(1),
        String(of('failed')),
        of('workerdCpuMs').toFixed(2),
      ];
    }),
  );
}

const failures: string[] = [];

function hold(what: string, isHeld: boolean): void {
  if (!isHeld) failures.push(what);
}

function holdLoads(runs: Runs): void {
  const reference = medianOf(runs, 10, 'perSecond');
  for (const connections of CONNECTIONS) {
    const of = (key: keyof Load) => medianOf(runs, connections, key);
    const name = `${connections} connections`;
    hold(
      `${name}: some requests failed`,
      (runs.get(connections) ?? []).every((r) => r.failed === 0),
    );
    if (connections < 10) continue; // one alone waits for each answer, so it measures latency
    const share = of('perSecond') / reference;
    hold(`${name}: ${share.toFixed(2)} of the throughput at 10`, share >= LEAST_THROUGHPUT);
    const ratio = of('p99Ms') / of('meanMs');
    hold(`${name}: p99 is ${ratio.toFixed(1)} means`, ratio <= MOST_P99_TO_MEAN);
  }
}

const cost = await lookupCost();
printTable(
  'Processor time of one lookup in the handler, ms (at most 1)',
  ['all dates, mean', 'since 1913', 'since 2021'],
  [[cost.tableMs, cost.longestMs, cost.usualMs].map((ms) => ms.toFixed(3))],
);
for (const [name, ms] of Object.entries(cost))
  hold(`${name} is ${ms.toFixed(3)}, at most ${MOST_CPU_MS}`, ms <= MOST_CPU_MS);

const server = spawn(process.execPath, ['serve.ts', '--port', values.port], {
  cwd: site,
  stdio: 'inherit',
});
try {
  await untilItAnswers(lookupPaths[0]?.replace('http://localhost', origin) ?? origin);
  const runs = await loadAll(server.pid ?? 0);
  printLoads(runs);
  holdLoads(runs);
  mkdirSync(`${site}reports/bench`, { recursive: true });
  writeFileSync(
    `${site}reports/bench/worker.json`,
    JSON.stringify({ cost, runs: Object.fromEntries(runs), failures }, null, 2),
  );
} finally {
  server.kill('SIGTERM');
}
console.log(
  failures.length > 0 ? `\nBeyond limits:\n${failures.join('\n')}` : '\nAll within limits.',
);
process.exitCode = failures.length > 0 ? 1 : 0;
