/** `pnpm test`: every check there is, then one summary. `.ci/run` runs the same. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Passed, but not at the first try. */
  readonly flaky: number;
}

interface PlaywrightReport {
  readonly stats: Readonly<
    Record<'expected' | 'unexpected' | 'flaky' | 'skipped' | 'duration', number>
  > & { readonly startTime: string };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly startTime: number;
  readonly testResults: readonly { readonly endTime: number }[];
}

type Report = PlaywrightReport | VitestReport;

function countOf(report: Report): Count {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped, flaky };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    flaky: 0,
  };
}

/** When the tests of a report ran, in milliseconds. */
function spanOf(report: Report): { readonly start: number; readonly end: number } {
  if ('stats' in report) {
    const start = Date.parse(report.stats.startTime);
    return { start, end: start + report.stats.duration };
  }
  const { startTime, testResults } = report;
  return { start: startTime, end: Math.max(startTime, ...testResults.map((file) => file.endTime)) };
}

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;

/** How long the tests of a report took; Turbo brings back the report of a run that it has cached. */
function describeTime(report: Report): string {
  const { start, end } = spanOf(report);
  return start < started ? `cached, took ${seconds(end - start)}` : seconds(end - start);
}

/** Why tests of a report were skipped, each reason once. */
function skipReasons(json: string): ReadonlySet<string> {
  const reasons = new Set<string>();
  JSON.parse(json, (_key, value) => {
    if (value?.type === 'skip' && value.description) reasons.add(value.description);
    return value;
  });
  return reasons;
}

/** What failed in a report, if only at first, each with how its error begins: a log may be cut, this stands at its end. */
function failures(json: string): readonly string[] {
  const found: string[] = [];
  const add = (name: string, error = '', outcome = 'failed') =>
    found.push(
      `${outcome}: ${name}\n           ${stripVTControlCharacters(error).split('\n', 3).join(' ')}`,
    );
  JSON.parse(json, (_key, value) => {
    if (value?.status === 'failed' && value.fullName)
      add(value.fullName, value.failureMessages?.[0]);
    if (value?.status === 'failed' && value.assertionResults?.length === 0)
      add(value.name, value.message); // a file that could not be run at all
    for (const { status, results } of (value?.tests ?? []) as readonly PlaywrightTest[])
      if (status === 'unexpected' || status === 'flaky')
        add(
          `${value.file}:${value.line} ${value.title}`,
          results.flatMap(({ errors }) => errors)[0]?.message,
          status === 'flaky' ? 'passed at the second try' : 'failed',
        );
    return value;
  });
  return found;
}

const reportFiles = () => globSync('{apps,packages,tools}/*/reports/*.json', { cwd: root }).sort();

interface PlaywrightTest {
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
}

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

/** A runner of browser tests, with its pages, keeps up to four cores busy. */
const browserRunners = Math.max(1, Math.floor(availableParallelism() / 4));

const CHECKS: readonly Check[] = [
  { name: 'lint', command: ['biome', 'ci', '.'] },
  {
    name: 'build, reference, types, unit tests',
    command: [
      'turbo',
      'run',
      'build',
      'build:stories',
      'build:pages',
      'reference',
      'typecheck',
      'test',
      // More at a time than cores, and tests run into their timeouts.
      '--concurrency=100%',
      '--output-logs=errors-only',
      '--continue',
    ],
  },
  { name: 'public surface of the packages', command: ['node', 'tools/api-reports.ts'] },
  {
    name: 'story and browser tests',
    command: [
      'turbo',
      'run',
      'test:browser',
      'test:stories',
      'test:pages',
      `--concurrency=${browserRunners}`,
      '--output-logs=errors-only',
      '--continue',
    ],
  },
];

interface Outcome {
  readonly name: string;
  readonly isGood: boolean;
  readonly ms: number;
}

function run({ name, command: [program, ...args] }: Check, chromium: string): Outcome {
  console.log(`\n── ${name}`);
  const start = Date.now();
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CHROMIUM_PATH: chromium, TURBO_TELEMETRY_DISABLED: '1' },
  });
  if (error) console.error(`${program} could not be run: ${error.message}`);
  return { name, isGood: status === 0, ms: Date.now() - start };
}

for (const file of reportFiles()) rmSync(`${root}/${file}`);
const chromium = ensureBrowser();
const started = Date.now();
const outcomes = CHECKS.map((check) => run(check, chromium));

console.log('\n── summary');
for (const { name, isGood, ms } of outcomes)
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${seconds(ms)})`);
const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
for (const file of reportFiles()) {
  const json = readFileSync(`${root}/${file}`, 'utf8');
  const report: Report = JSON.parse(json); // a test runner's own
  const { passed, failed, skipped, flaky } = countOf(report);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.flaky += flaky;
  const where = relative('.', dirname(dirname(file)));
  const kind = file.replace(/^.*\/|\.json$/g, '');
  const time = describeTime(report);
  console.log(
    `       ${where} ${kind}: ${passed} passed, ${failed} failed, ${skipped} skipped (${time})`,
  );
  for (const failure of failures(json)) console.log(`         ${failure}`);
  for (const reason of skipReasons(json)) console.log(`         skipped because ${reason}`);
}
const isAllGood = outcomes.every(({ isGood }) => isGood) && total.failed === 0 && total.passed > 0;
if (!isAllGood)
  console.log('\nSomething failed; the names stand above, the whole story further up.');
const late = total.flaky > 0 ? `, ${total.flaky} of them at the second try` : '';
console.log(`\n${total.passed} passed${late}, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(isAllGood ? 0 : 1);
