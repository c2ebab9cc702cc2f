import { readFile, writeFile } from 'node:fs/promises';
import { type MonthlyValues, parseBlsAnswer } from './bls-answer.ts';
import { mergeSeries, parseYearlyLines, writeYearlyLines } from './merge-series.ts';
import { seriesFiles } from './series-files.ts';

const API = 'https://api.bls.gov/publicAPI/v2/timeseries/data/';
const registrationkey = process.env.BLS_API_KEY;
// The most one question may span: 20 years with a registration key, 10 without.
const yearsBack = registrationkey ? 19 : 9;
const options = {
  acceptRevisions: process.argv.includes('--accept-revisions'),
  thisMonth: new Date().toISOString().slice(0, 7),
};

async function askBls(seriesId: string): Promise<MonthlyValues> {
  const thisYear = new Date().getUTCFullYear();
  const response = await fetch(API, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      seriesid: [seriesId],
      startyear: String(thisYear - yearsBack),
      endyear: String(thisYear),
      ...(registrationkey && { registrationkey }),
    }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`http-status: ${response.status} ${response.statusText}`);
  const answer = parseBlsAnswer(await response.json(), seriesId);
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
  return answer.values;
}

async function refresh({ id, file }: (typeof seriesFiles)[number]) {
  const text = await readFile(file, 'utf8');
  const merge = mergeSeries(parseYearlyLines(text), await askBls(id), options);
  if (!merge.ok) throw new Error(`${merge.code}: ${merge.message}`);
  for (const { month, was, is } of merge.revised) console.log(`${id} ${month}: ${was} → ${is}`);
  console.log(`${id}: ${merge.added.length ? `added ${merge.added.join(', ')}` : 'up to date'}`);
  return { file, text: writeYearlyLines(text, merge.values) };
}

try {
  // Both or neither: one stale series beside a fresh one would compare different months.
  const files = await Promise.all(seriesFiles.map(refresh));
  for (const { file, text } of files) await writeFile(file, text);
} catch (error) {
  console.error(`Nothing was written. ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
