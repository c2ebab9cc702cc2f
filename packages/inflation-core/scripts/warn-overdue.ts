/** Warns, in a form that GitHub shows beside a run, of each series that lacks a month it should have. */
import { readFile } from 'node:fs/promises';
import { formatIsoMonth, monthOf } from '../src/months.ts';
import { staleness } from '../src/series/index.ts';
import { parseDataFile, seriesFiles } from './series-files.ts';

/** The bureau publishes a month between the 10th and the 15th of the next; a few days are grace. */
const publishing = { monthsLater: 1, byDay: 20 };

const now = new Date();
const today = { ...monthOf(now, 'utc'), day: now.getUTCDate() };

for (const { file, ...facts } of seriesFiles) {
  const series = parseDataFile(facts, await readFile(file, 'utf8'));
  const { missedReleases } = staleness({ ...series, publishing }, today);
  const newest = formatIsoMonth(series.newest);
  if (missedReleases === 0) console.log(`${facts.id} is up to date.`);
  else
    console.log(
      `::warning title=Index data are overdue::${facts.id} ends in ${newest}, ${missedReleases} behind.`,
    );
}
