/** Runs the refresh as the workflow does, against a bureau on this machine and a copy of the data. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  parseDataFile,
  type SeriesId,
  seriesFiles,
  seriesFilesIn,
  sourceFolder,
} from '../scripts/series-files.ts';
import { nextPoint } from '../scripts/simulate-next-month.ts';
import { addMonths, formatIsoMonth } from '../src/months.ts';
import type { IndexSeries } from '../src/series/index.ts';
import { withServer } from './broken-server.ts';

/** What the bureau publishes of a series: its months (`YYYY-MM`) in the order in which it says so. */
export interface Publication {
  readonly id: string;
  readonly values: readonly (readonly [month: string, index: number | '-'])[];
}

const SCRIPT = fileURLToPath(new URL('../scripts/refresh-series.ts', import.meta.url));
const ASKED_MONTHS = 60;

type AllSeries = ReadonlyMap<SeriesId, IndexSeries>;

async function readSeries(src: URL): Promise<AllSeries> {
  const read = seriesFilesIn(src).map(async ({ file, ...facts }) => {
    return [facts.id, parseDataFile(facts, await readFile(file, 'utf8'))] as const;
  });
  return new Map(await Promise.all(read));
}

/** What is embedded. */
export const known: AllSeries = await readSeries(sourceFolder);

export function seriesOf(id: SeriesId): IndexSeries {
  const series = known.get(id);
  if (!series) throw new Error(`There is no series ${id}.`);
  return series;
}

const newestMonth = seriesOf('CUUR0000SA0').newest;
export const [newest = '', next = '', afterNext = ''] = [0, 1, 2].map((months) =>
  formatIsoMonth(addMonths(newestMonth, months)),
);

const publicationOf = ({ id, points, missing }: IndexSeries): Publication => ({
  id,
  values: [
    ...points
      .slice(-ASKED_MONTHS)
      .map(({ month, index }) => [formatIsoMonth(month), index] as const),
    ...missing.map((month) => [formatIsoMonth(month), '-'] as const),
  ],
});

/** Up to the newest month. */
export const published: readonly Publication[] = [...known.values()].map(publicationOf);

/** And one month more, made up. */
export const publishedNext: readonly Publication[] = [...known.values()].map((series) =>
  publicationOf({ ...series, points: [...series.points, nextPoint(series)] }),
);

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
        value: String(value),
        footnotes: [{}],
      })),
    })),
  },
});

export const answering =
  (body: unknown): RequestListener =>
  (_request, response) =>
    response.end(JSON.stringify(body));

export interface Run {
  readonly exitCode: number;
  readonly said: string;
  /** The series as they stand afterwards. */
  readonly after: AllSeries;
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
  const today = ['--today', `${formatIsoMonth(addMonths(newestMonth, 3))}-12`];
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
