/** What one lookup costs the processor, measured in this process: no network, no second worker. */
import { answerLookup } from '../host/lookup.ts';
import { median } from './statistics.ts';

const ROOT = 'http://localhost/api/inflation/adjusted-revenue/us/250000.00';

/** The series begins in January 1913; a month of every year since, and a month after the newest. */
const YEARS = Array.from({ length: 2027 - 1913 }, (_, at) => 1913 + at);

/** Lookups across the whole table of dates, so short and long answers alike. */
export const lookupPaths: readonly string[] = YEARS.map((year) => {
  const month = String(1 + (year % 12)).padStart(2, '0');
  return `${ROOT}/${year}-${month}-01`;
});

export interface LookupCost {
  /** Mean over the table of dates, in milliseconds of processor time; the median round. */
  readonly meanMs: number;
  /** The longest answer: every month since the series began. */
  readonly longestMs: number;
  /** Five years back, which is what owners look up. */
  readonly sinceFiveYearsMs: number;
}

const ROUNDS = 15;
const MIN_LOOKUPS = 150;

async function cpuMsOfOne(urls: readonly string[]): Promise<number> {
  const repeats = Math.ceil(MIN_LOOKUPS / urls.length);
  const before = process.cpuUsage();
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const url of urls) await (await answerLookup(new Request(url))).arrayBuffer();
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / (repeats * urls.length);
}

async function medianCpuMs(urls: readonly string[]): Promise<number> {
  await cpuMsOfOne(urls);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await cpuMsOfOne(urls));
  return median(rounds);
}

export async function lookupCost(): Promise<LookupCost> {
  return {
    meanMs: await medianCpuMs(lookupPaths),
    longestMs: await medianCpuMs([`${ROOT}/1913-01-01`]),
    sinceFiveYearsMs: await medianCpuMs([`${ROOT}/2021-06-01`]),
  };
}
