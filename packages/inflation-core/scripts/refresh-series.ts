import { readFile, writeFile } from 'node:fs/promises';
import { parseBlsAnswer } from './bls-answer.ts';
import { blsQuestion } from './bls-question.ts';
import { mergeSeries, parseYearlyLines, writeYearlyLines } from './merge-series.ts';
import { seriesFiles } from './series-files.ts';

const API = 'https://api.bls.gov/publicAPI/v2/timeseries/data/';
const options = {
  acceptRevisions: process.argv.includes('--accept-revisions'),
  thisMonth: new Date().toISOString().slice(0, 7),
};

async function askBls(): Promise<unknown> {
  const ids = seriesFiles.map(({ id }) => id);
  const question = blsQuestion(ids, new Date().getUTCFullYear(), process.env.BLS_API_KEY);
  const response = await fetch(API, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`http-status: ${response.status} ${response.statusText}`);
  return response.json();
}

async function refresh({ id, file }: (typeof seriesFiles)[number], body: unknown) {
  const answer = parseBlsAnswer(body, id);
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
  const text = await readFile(file, 'utf8');
  const merge = mergeSeries(parseYearlyLines(text), answer.values, options);
  if (!merge.ok) throw new Error(`${id}: ${merge.code}: ${merge.message}`);
  for (const { month, was, is } of merge.revised) console.log(`${id} ${month}: ${was} → ${is}`);
  console.log(`${id}: ${merge.added.length ? `added ${merge.added.join(', ')}` : 'up to date'}`);
  return { file, text: writeYearlyLines(text, merge.values) };
}

try {
  const body = await askBls();
  // All or none: a stale series beside a fresh one would compare different months.
  const files = await Promise.all(seriesFiles.map((each) => refresh(each, body)));
  for (const { file, text } of files) await writeFile(file, text);
} catch (error) {
  console.error(`Nothing was written. ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
