/** Speed beside other packages, for the README's table of speed: fails if one that does the same work is faster. */
import { getCPI } from 'cpi-us';
import currency from 'currency.js';
import * as dinero from 'dinero.js';
import { USD } from 'dinero.js/currencies';
import { Bench } from 'tinybench';
import usInflation from 'us-inflation';

// The built package is measured. Its types come from the source, so that this file type-checks
// before the first build.
const load = (file: string): Promise<unknown> =>
  import(new URL(`../dist/${file}`, import.meta.url).href);
const core = (await load('index.js')) as typeof import('../src/index.ts');
const series = (await load('series.js')) as typeof import('../src/series/index.ts');
const { cpiU } = series;

const from = { year: 2000, month: 6 };
const to = { year: 2015, month: 6 };
const cpiAt = ({ year, month }: typeof from) => Number(getCPI(year, month));

// Every call gets other numbers, so no engine can hoist the work out of the loop.
let turn = 0;
function nextTurn(): number {
  turn = (turn + 1) % 1024;
  return turn;
}
const nextAmount = () => 100_000 + nextTurn() * 1.37;
const nextCents = () => 10_000_000 + nextTurn() * 137;
const nextDinero = () => dinero.dinero({ amount: nextCents(), currency: USD });
const typed = Array.from({ length: 1024 }, (_, at) => ({
  date: at % 4 === 0 ? `13/${1990 + (at % 30)}` : `0${1 + (at % 9)}/${1990 + (at % 30)}`,
  annualRevenue: at % 4 === 1 ? '0' : `${100 + at},250.${10 + (at % 90)}`,
}));
const nextTyped = () => typed[nextTurn()] ?? { date: '', annualRevenue: '' };
const column = Array.from({ length: 1000 }, (_, at) => ({
  amount: (10_000_000 + at * 137) / 100,
  from: { year: 1950 + (at % 70), month: 1 + (at % 12) },
  to,
}));
const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Adjusts an amount by a ratio and rounds it to the cent, with dinero.js. */
function adjustedByDinero(ratio: number): string {
  const adjusted = dinero.multiply(nextDinero(), { amount: Math.round(ratio * 1e6), scale: 6 });
  return dinero.toDecimal(dinero.transformScale(adjusted, 2, dinero.halfUp));
}

type Tasks = Readonly<Record<string, () => unknown>>;

interface Job {
  readonly what: string;
  readonly ours: () => unknown;
  /** Others that do the same work: the run fails if one of them is faster. */
  readonly sameWork?: Tasks;
  /** Others that do less, named by what they omit: shown, but never a reason to fail. */
  readonly lessWork?: Tasks;
}

const jobs: readonly Job[] = [
  {
    what: 'Adjust an amount from June 2000 to June 2015, to the cent',
    ours: () => series.inflate(cpiU, { amount: nextAmount(), from, to }).amount,
    sameWork: {
      'us-inflation': () => usInflation({ ...from, amount: nextAmount() }, to),
      'cpi-us and dinero.js': () => adjustedByDinero(cpiAt(to) / cpiAt(from)),
    },
    lessWork: {
      'dinero.js, the ratio given': () => adjustedByDinero(1.384211),
      'cpi-us, doubles not rounded': () => (nextAmount() * cpiAt(to)) / cpiAt(from),
    },
  },
  {
    what: 'Carry a column of 1,000 amounts, each from a month of its own',
    ours: () => series.inflateMany(cpiU, column),
    lessWork: {
      'cpi-us, doubles not rounded': () =>
        column.map((row) => (row.amount * cpiAt(to)) / cpiAt(row.from)),
    },
  },
  {
    what: 'Compare two series from January 2020 on, month by month',
    ours: () =>
      series.compareSeries(series.personalCareServices, cpiU, { year: 2020, month: 1 }).ok,
  },
  {
    what: 'Estimate by eight yearly rates, to the cent each year',
    ours: () =>
      core.estimateAdjustedRevenue({
        amount: nextAmount(),
        from: { year: 2019, month: 6 },
        today: { year: 2026, month: 11 },
      }).adjusted,
    sameWork: {
      'dinero.js': () => {
        let amount = nextDinero();
        for (const rate of [1018, 1012, 1047, 1080, 1034, 1025, 1025, 1021]) {
          const grown = dinero.multiply(amount, { amount: rate, scale: 3 });
          amount = dinero.transformScale(grown, 2, dinero.halfUp);
        }
        return dinero.toDecimal(amount);
      },
    },
  },
  {
    what: 'Round to the cent',
    ours: () => core.roundToCents(nextAmount()),
    sameWork: { 'currency.js': () => currency(nextAmount()).value },
    lessWork: { 'Math.round, wrong for 1.005': () => Math.round(nextAmount() * 100) / 100 },
  },
  {
    what: 'Write dollars',
    ours: () => core.formatMoney(nextAmount()),
    lessWork: {
      'Intl.NumberFormat, kept, wrong for 1.005': () => intl.format(nextAmount()),
      'currency.js, one locale': () => currency(nextAmount()).format(),
    },
  },
  {
    what: 'Check an amount and a month as typed (half of them wrong)',
    ours: () => core.validateInputs(nextTyped()).ok,
    lessWork: {
      'dinero.js, a number, no month': () => {
        const amount = dinero.dinero({ amount: nextCents() * (turn % 2), currency: USD });
        return dinero.isPositive(amount) && !dinero.isZero(amount);
      },
      // It checks inside its one function, which throws.
      'us-inflation, numbers, and carries them': () => {
        try {
          return usInflation({ year: turn % 2 ? 1900 : 2000, month: 6, amount: nextAmount() }, to);
        } catch {
          return false;
        }
      },
    },
  },
];

// One call is shorter than the clock's tick, so a measured task is many calls.
const CALLS = 100;
let lastResult: unknown;
const manyTimes = (task: () => unknown) => () => {
  for (let call = 0; call < CALLS; call++) lastResult = task();
  return lastResult;
};

/** Calls a second of each task, by the median. */
async function measure(tasks: Tasks): Promise<ReadonlyMap<string, number>> {
  const bench = new Bench({ time: 1000, warmupTime: 300 });
  for (const [name, task] of Object.entries(tasks)) bench.add(name, manyTimes(task));
  await bench.run();
  return new Map(
    bench.tasks.map(({ name, result }) => [
      name,
      'throughput' in result ? result.throughput.p50 * CALLS : 0,
    ]),
  );
}

const OURS = 'inflation-core';
for (const { what, ours, sameWork = {}, lessWork = {} } of jobs) {
  const speeds = await measure({ [OURS]: ours, ...sameWork, ...lessWork });
  const our = speeds.get(OURS) ?? 0;
  console.log(`\n${what}`);
  for (const [name, speed] of speeds) {
    const perSecond = Math.round(speed).toLocaleString('en-US').padStart(12);
    const ratio = name === OURS ? '' : `  (ours: ${(our / speed).toFixed(1)}×)`;
    console.log(`  ${name.padEnd(42)}${perSecond} per second${ratio}`);
    if (speed > our && name in sameWork) process.exitCode = 1;
  }
}
