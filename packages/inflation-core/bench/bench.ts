import { getCPI } from 'cpi-us';
import * as dinero from 'dinero.js';
import { USD } from 'dinero.js/currencies';
import { Bench } from 'tinybench';
import usInflation from 'us-inflation';

// The built package is measured. Its types come from the source, so that this file type-checks
// before the first build.
const load = (file: string): Promise<unknown> =>
  import(new URL(`../dist/${file}`, import.meta.url).href);
const core = (await load('index.js')) as typeof import('../src/index.ts');
const { inflate } = (await load('series.js')) as typeof import('../src/series/index.ts');
const { cpiU } = (await load('cpi-u.js')) as typeof import('../src/cpi-u/index.ts');

const OURS = 'inflation-core';
const from = { year: 2000, month: 6 };
const to = { year: 2015, month: 6 };
const MAX = dinero.dinero({ amount: 99_999_999_999_999, currency: USD });
const ZERO = dinero.dinero({ amount: 0, currency: USD });

// Every call gets other numbers, so no engine can hoist the work out of the loop.
let turn = 0;
function nextTurn(): number {
  turn = (turn + 1) % 1024;
  return turn;
}
const nextAmount = () => 100_000 + nextTurn() * 1.37;
const nextCents = () => 10_000_000 + nextTurn() * 137;
const typed = Array.from({ length: 1024 }, (_, at) => ({
  date: at % 4 === 0 ? `13/${1990 + (at % 30)}` : `0${1 + (at % 9)}/${1990 + (at % 30)}`,
  annualRevenue: at % 4 === 1 ? '0' : `${100 + at},250.${10 + (at % 90)}`,
}));
const nextTyped = () => typed[nextTurn()] ?? { date: '', annualRevenue: '' };

const jobs: Readonly<Record<string, Readonly<Record<string, () => unknown>>>> = {
  'Carry an amount from June 2000 to June 2015, to the cent': {
    [OURS]: () => inflate(cpiU, { amount: nextAmount(), from, to }).amount,
    'us-inflation': () => usInflation({ ...from, amount: nextAmount() }, to),
    // It has the index alone, which leaves the cents to another package.
    'cpi-us, dinero.js': () => {
      const ratio = Number(getCPI(to.year, to.month)) / Number(getCPI(from.year, from.month));
      const amount = dinero.dinero({ amount: nextCents(), currency: USD });
      const carried = dinero.multiply(amount, { amount: Math.round(ratio * 1e6), scale: 6 });
      return dinero.toDecimal(dinero.transformScale(carried, 2, dinero.halfUp));
    },
    // It has no price index: the ratio of the two is given.
    'dinero.js': () => {
      const amount = dinero.dinero({ amount: nextCents(), currency: USD });
      const carried = dinero.multiply(amount, { amount: 1_384_211, scale: 6 });
      return dinero.toDecimal(dinero.transformScale(carried, 2, dinero.halfUp));
    },
  },
  'Estimate by eight yearly rates, to the cent each year': {
    [OURS]: () =>
      core.estimateAdjustedRevenue({
        amount: nextAmount(),
        from: { year: 2019, month: 6 },
        today: { year: 2026, month: 11 },
      }).adjusted,
    'dinero.js': () => {
      let amount = dinero.dinero({ amount: nextCents(), currency: USD });
      for (const rate of [1018, 1012, 1047, 1080, 1034, 1025, 1025, 1021]) {
        const grown = dinero.multiply(amount, { amount: rate, scale: 3 });
        amount = dinero.transformScale(grown, 2, dinero.halfUp);
      }
      return dinero.toDecimal(amount);
    },
  },
  'Check an amount and a month (half of them wrong)': {
    // Ours also reads them from text.
    [OURS]: () => core.validateInputs(nextTyped()).ok,
    // It checks an amount that is a number already, and no month.
    'dinero.js': () => {
      const amount = dinero.dinero({ amount: nextCents() * (turn % 2), currency: USD });
      return dinero.greaterThan(amount, ZERO) && dinero.lessThanOrEqual(amount, MAX);
    },
    // It checks inside its one function, which throws.
    'us-inflation': () => {
      try {
        return usInflation({ year: turn % 2 ? 1900 : 2000, month: 6, amount: nextAmount() }, to);
      } catch {
        return false;
      }
    },
  },
};

// One call is shorter than the clock's tick, so a measured task is many calls.
const CALLS = 1000;
let kept: unknown;
const manyTimes = (task: () => unknown) => () => {
  for (let call = 0; call < CALLS; call++) kept = task();
  return kept;
};

async function measure(tasks: (typeof jobs)[string]): Promise<ReadonlyMap<string, number>> {
  const bench = new Bench({ time: 1500, warmupTime: 500 });
  for (const [name, task] of Object.entries(tasks)) bench.add(name, manyTimes(task));
  await bench.run();
  return new Map(
    bench.tasks.map(({ name, result }) => [
      name,
      'throughput' in result ? result.throughput.p50 * CALLS : 0,
    ]),
  );
}

for (const [job, tasks] of Object.entries(jobs)) {
  const speeds = await measure(tasks);
  const ours = speeds.get(OURS) ?? 0;
  console.log(`\n${job}`);
  for (const [name, speed] of speeds) {
    const perSecond = Math.round(speed).toLocaleString('en-US').padStart(12);
    const ratio = name === OURS ? '' : `  (ours: ${(ours / speed).toFixed(1)}×)`;
    console.log(`  ${name.padEnd(18)}${perSecond} per second${ratio}`);
    if (speed > ours) process.exitCode = 1;
  }
}
