/**
 * `pnpm test`: every check of a change, then one summary; `.ci/run` runs the same. With `--nightly`
 * also the long checks of a release: the packages in consumers' projects, the nightly browser
 * tests, and the speech of Orca.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureBrowser, ensureCommands } from './browser.ts';

const { values: options } = parseArgs({ options: { nightly: { type: 'boolean' } } });
const root = fileURLToPath(new URL('..', import.meta.url));

/** Turbo tasks that run in parallel, up to `concurrency` at a time. */
interface Step {
  readonly name: string;
  readonly tasks: readonly string[];
  readonly concurrency: string;
}

const EVERY_CHANGE: readonly Step[] = [
  {
    name: 'lint, builds, types, unit tests, public surface',
    tasks: [
      'lint',
      'build',
      'build:third-party',
      'build:stories',
      'build:pages',
      'reference',
      'typecheck',
      'test',
      'api',
    ],
    // With more tasks than cores, tests run into their timeouts.
    concurrency: '100%',
  },
  {
    name: 'story and browser tests',
    tasks: ['test:browser', 'test:stories', 'test:pages'],
    // A suite waits for its pages half of the time, so two run at once: the site's beside the two of
    // the Storybook, which its turbo.json puts one after the other and which together take as long.
    concurrency: '2',
  },
];

/**
 * Runs after the rest, as the site's tests serve on the same ports; a release includes the
 * Storybook.
 */
const NIGHTLY: readonly Step[] = [
  {
    name: 'nightly tests, whole Storybook',
    tasks: ['test:nightly', 'build:storybook'],
    concurrency: '2',
  },
  { name: 'what Orca says', tasks: ['test:speech'], concurrency: '1' },
];

interface Outcome extends Step {
  readonly isGood: boolean;
  readonly ms: number;
}

function run(step: Step, chromium: string): Outcome {
  console.log(`\n── ${step.name}`);
  const start = Date.now();
  const how = [`--concurrency=${step.concurrency}`, '--output-logs=errors-only', '--continue'];
  const { status, error } = spawnSync('turbo', ['run', ...step.tasks, ...how], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CHROMIUM_PATH: chromium, TURBO_TELEMETRY_DISABLED: '1' },
  });
  if (error) console.error(`turbo could not be run: ${error.message}`);
  return { ...step, isGood: status === 0, ms: Date.now() - start };
}

/** Totals in the JSON reports of Vitest and of Playwright. */
type Report =
  | {
      readonly numPassedTests: number;
      readonly numFailedTests: number;
      readonly numPendingTests: number;
      readonly startTime: number;
      readonly testResults: readonly { readonly endTime: number }[];
    }
  | {
      readonly stats: Readonly<
        Record<'expected' | 'unexpected' | 'flaky' | 'skipped' | 'duration', number>
      > & { readonly startTime: string };
    };

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that passed, but not at the first try. */
  readonly flaky: number;
}

function countsOf(report: Report): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped, flaky };
  }
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
  return { passed, failed, skipped, flaky: 0 };
}

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;

/**
 * Duration of a report's tests. Turbo restores the report of a cached run, which began before this
 * one.
 */
function timeOf(report: Report): string {
  const isPlaywright = 'stats' in report;
  const start = isPlaywright ? Date.parse(report.stats.startTime) : report.startTime;
  const end = isPlaywright
    ? start + report.stats.duration
    : Math.max(start, ...report.testResults.map((file) => file.endTime));
  return start < started ? `cached, took ${seconds(end - start)}` : seconds(end - start);
}

/**
 * Tests that failed or passed late, each with the first lines of its error, and reasons of skips.
 * Printed at the end of the log, whose beginning may be cut.
 */
function notableResultsIn(json: string): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (outcome: string, name: string, error = '') =>
    found.add(
      `${outcome}: ${name}\n           ${stripVTControlCharacters(error).split('\n', 3).join(' ')}`,
    );
  JSON.parse(json, (_key, value) => {
    const isFile = value?.assertionResults?.length === 0; // a file that could not be run
    if (value?.status === 'failed' && (value.fullName || isFile))
      add('failed', value.fullName ?? value.name, value.failureMessages?.[0] ?? value.message);
    for (const { status, results } of value?.tests ?? []) {
      const name = `${value.file}:${value.line} ${value.title}`;
      const error = results.flatMap(({ errors = [] }) => errors)[0]?.message;
      if (status === 'unexpected') add('failed', name, error);
      if (status === 'flaky') add('passed at the second try', name, error);
    }
    if (value?.type === 'skip' && value.description)
      found.add(`skipped because ${value.description}`);
    return value;
  });
  return found;
}

const reportFiles = () =>
  globSync('{apps/*,packages/*,tools}/reports/*.json', { cwd: root }).sort();
const describe = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

for (const file of reportFiles()) rmSync(`${root}/${file}`);
const chromium = ensureBrowser();
ensureCommands(Boolean(options.nightly));
const started = Date.now();
const steps = options.nightly ? [...EVERY_CHANGE, ...NIGHTLY] : EVERY_CHANGE;
const outcomes = steps.map((step) => run(step, chromium));

console.log('\n── summary');
for (const { name, isGood, ms } of outcomes)
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${seconds(ms)})`);
const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
for (const file of reportFiles()) {
  const json = readFileSync(`${root}/${file}`, 'utf8');
  const report: Report = JSON.parse(json); // written by a test runner
  const counts = countsOf(report);
  for (const key of ['passed', 'failed', 'skipped', 'flaky'] as const) total[key] += counts[key];
  const what = file
    .replace('reports/', '')
    .replace('.json', '')
    .replace(/\/(?=[^/]*$)/, ' ');
  console.log(`       ${what}: ${describe(counts)} (${timeOf(report)})`);
  for (const result of notableResultsIn(json)) console.log(`         ${result}`);
}
const isAllGood = outcomes.every(({ isGood }) => isGood) && total.failed === 0 && total.passed > 0;
if (!isAllGood)
  console.log('\nSomething failed; the names stand above, the whole story further up.');
const late = total.flaky > 0 ? `${total.flaky} at the second try; ` : '';
console.log(`\n${late}${describe(total)}`);
process.exit(isAllGood ? 0 : 1);
