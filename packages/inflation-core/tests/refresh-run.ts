/** Runs the refresh as the workflow does, against a bureau on this machine and a copy of the data. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { seriesFiles, seriesFilesIn, sourceFolder } from '../scripts/series-files';
import { monthAfter, parseYearlyLines } from '../scripts/yearly-lines';
import type { MonthlyValues } from '../src/own-series/bls-answer';
import { withServer } from './broken-server';

/** What the bureau publishes of a series, in the order in which it says so. */
export interface Publication {
  readonly id: string;
  readonly values: readonly (readonly [month: string, value: string])[];
}

const SCRIPT = fileURLToPath(new URL('../scripts/refresh-series.ts', import.meta.url));
const ASKED_MONTHS = 60;
const MONTHLY_RISE = 1.003;

async function readSeries(src: URL) {
  const read = seriesFilesIn(src).map(async ({ id, file }) => {
    return [id, parseYearlyLines(await readFile(file, 'utf8'))] as const;
  });
  return new Map<string, MonthlyValues>(await Promise.all(read));
}

/** What is embedded, by the publisher's id. */
export const known: ReadonlyMap<string, MonthlyValues> = await readSeries(sourceFolder);

export const valuesOf = (id: string): MonthlyValues => known.get(id) ?? new Map();

export const newest: string = [...valuesOf('CUUR0000SA0').keys()].at(-1) ?? '';
export const next: string = monthAfter(newest);

/** A made-up value for the month after the newest. */
export const nextValueOf = (id: string): string =>
  String(Number((Number(valuesOf(id).get(newest)) * MONTHLY_RISE).toFixed(3)));

/** Up to the newest month. */
export const published: readonly Publication[] = [...known].map(([id, values]) => ({
  id,
  values: [...values].slice(-ASKED_MONTHS),
}));

/** And one month more. */
export const publishedNext: readonly Publication[] = [...known.keys()].map((id) => ({
  id,
  values: [...(published.find((each) => each.id === id)?.values ?? []), [next, nextValueOf(id)]],
}));

/** The answer of the API, newest first as it comes. */
export const bodyOf = (series: readonly Publication[]) => ({
  status: 'REQUEST_SUCCEEDED',
  responseTime: 120,
  message: [] as readonly string[],
  Results: {
    series: series.map(({ id, values }) => ({
      seriesID: id,
      data: values.toReversed().map(([month, value]) => ({
        year: month.slice(0, 4),
        period: `M${month.slice(5)}`,
        periodName: 'as it is called',
        value,
        footnotes: [{}],
      })),
    })),
  },
});

export const answering =
  (body: unknown, type = 'application/json', status = 200): RequestListener =>
  (_request, response) =>
    response
      .writeHead(status, { 'Content-Type': type })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

export interface Run {
  readonly exitCode: number;
  readonly said: string;
  /** The values as they stand afterwards. */
  readonly after: ReadonlyMap<string, MonthlyValues>;
  /** Undefined where the run wrote none. */
  readonly pullRequest: string | undefined;
  readonly changeset: string | undefined;
}

function runScript(flags: readonly string[]): Promise<Pick<Run, 'exitCode' | 'said'>> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [SCRIPT, ...flags], (_error, stdout, stderr) =>
      resolve({ exitCode: child.exitCode ?? 1, said: stdout + stderr }),
    );
  });
}

async function copyData(to: string): Promise<void> {
  const copies = seriesFilesIn(pathToFileURL(`${to}/`));
  for (const [at, { file }] of seriesFiles.entries())
    await cp(file, copies[at]?.file ?? file, { recursive: true });
}

const readIfThere = (file: string) => readFile(file, 'utf8').catch(() => undefined);

/** Runs it on the 12th of the month after next, unless `flags` say another day. */
export async function refreshFrom(bureau: RequestListener, ...flags: string[]): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'refresh-'));
  const src = join(folder, 'src');
  const [pullRequest, changeset] = [join(folder, 'pull-request.md'), join(folder, 'changeset.md')];
  const paths = ['--src', src, '--pull-request', pullRequest, '--changeset', changeset];
  const today = ['--today', `${monthAfter(monthAfter(next))}-12`];
  try {
    await copyData(src);
    let said: Pick<Run, 'exitCode' | 'said'> | undefined;
    await withServer(bureau, async (api) => {
      said = await runScript(['--api', api, ...paths, ...today, ...flags]);
    });
    if (!said) throw new Error('The script did not run.');
    const after = await readSeries(pathToFileURL(`${src}/`));
    return {
      ...said,
      after,
      pullRequest: await readIfThere(pullRequest),
      changeset: await readIfThere(changeset),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
