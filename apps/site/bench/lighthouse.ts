import lighthouse from 'lighthouse';
import manifest from 'lighthouse/package.json' with { type: 'json' };

export type Throttling = 'simulate' | 'devtools';

export const lighthouseVersion: string = manifest.version;

export interface Measurement {
  readonly score: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
  /** How fast the machine was just then, by Lighthouse's own small benchmark; more is faster. */
  readonly machineIndex: number;
}

/** One run of Lighthouse's mobile profile against the browser on a debugging port. */
export async function measure(
  url: string,
  port: number,
  throttlingMethod: Throttling,
): Promise<Measurement> {
  const run = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    throttlingMethod,
  });
  const { categories, audits, environment } = run?.lhr ?? {};
  if (!categories || !audits || !environment)
    throw new Error(`Lighthouse gave no report of ${url}.`);
  const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance?.score ?? Number.NaN) * 100),
    firstPaintMs: numberOf('first-contentful-paint'),
    largestPaintMs: numberOf('largest-contentful-paint'),
    blockingMs: numberOf('total-blocking-time'),
    layoutShift: numberOf('cumulative-layout-shift'),
    machineIndex: environment.benchmarkIndex,
  };
}
