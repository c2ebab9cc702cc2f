import type { DelimitedRow } from './delimited';
import { isLevel } from './level-words';
import { isNote, isTotal } from './line-kinds';
import {
  isDuration,
  type LinePart,
  nameWithoutPrice,
  partsOfLine,
  partWithoutCurrency,
  plainLine,
} from './line-parts';
import { leftOut, type Outcome, undecided } from './menu-line';
import { readService } from './read-service';
import type { ReadRows, RowOutcome } from './read-table';

/** A line, and what stands in it. */
interface Line {
  readonly row: DelimitedRow;
  readonly text: string;
  readonly kind: 'blank' | 'words' | 'note' | 'services' | 'without-price' | 'price-alone';
  readonly parts: readonly LinePart[];
  /** Whether its number is a price is for a person to say. */
  readonly isDoubtful?: true;
}

/** Reads a list that is no table: a printed menu, a web page. */
export function readLines(rows: readonly DelimitedRow[], since: string): ReadRows {
  const isUnsigned = isWithoutCurrency(rows);
  const lines = withTimes(rows.map((row) => lineOf(row, isUnsigned)));
  const cards = cardsIn(lines);
  const read: RowOutcome[] = [];
  const end = lines.findLastIndex(({ kind }) => PRICED.includes(kind));
  let heading = '';
  for (const [at, line] of lines.entries()) {
    if (line.kind === 'blank' || cards.nameLines.has(line)) continue;
    const card = cards.names.get(line);
    const below = heading === '' ? undefined : heading;
    if (line.kind === 'words' || line.kind === 'note') {
      const kind = line.kind === 'words' && at < end ? 'heading' : 'note';
      if (kind === 'heading') heading = nameOfHeading(line.text);
      read.push({
        row: line.row,
        outcomes: [leftOut(line.row, kind, nameOfHeading(line.text))],
        below: undefined,
      });
    } else {
      const row = card ? joined(card.row, line.row) : line.row;
      read.push({ row, outcomes: outcomesOf(line, row, card, heading, since), below });
    }
  }
  return { read, header: undefined, columns: [], unsure: [] };
}

const nameOfHeading = (text: string) => text.trim().replace(/:$/, '').trim();

/** Whether a list has numbers behind its names and no currency at all. */
function isWithoutCurrency(rows: readonly DelimitedRow[]): boolean {
  const filled = rows.filter(({ text }) => /\p{L}/u.test(text));
  const priced = filled.filter(({ text }) => /\d[+*]?$/.test(text.trim()));
  return !filled.some(({ text }) => /\p{Sc}/u.test(text)) && priced.length * 2 >= filled.length;
}

/** A line with more characters is a text. */
const LONGEST = 1000;

function lineOf(row: DelimitedRow, isUnsigned: boolean): Line {
  if (row.text.length > LONGEST) return { row, text: row.text, kind: 'note', parts: [] };
  const text = plainLine(row.text);
  if (row.text.trim() === '') return { row, text, kind: 'blank', parts: [] };
  const isAddress =
    isNote(text) && !/\p{Sc}/u.test(text) && /@|\d{3}[-.\s]\d{4}|\d:\d\d|\d\s*[ap]m/i.test(text);
  if (isDuration(text) || isAddress) return { row, text, kind: 'note', parts: [] };
  const parts = partsOfLine(text, isUnsigned);
  const [first] = parts;
  if (first)
    return {
      row,
      text,
      parts,
      kind: parts.length === 1 && first.name === '' ? 'price-alone' : 'services',
    };
  const doubtful = isUnsigned || isNote(text) ? undefined : partWithoutCurrency(text);
  if (doubtful) return { row, text, kind: 'services', parts: [doubtful], isDoubtful: true };
  if (nameWithoutPrice(text) !== undefined) return { row, text, kind: 'without-price', parts };
  return { row, text, kind: isNote(text) ? 'note' : 'words', parts };
}

const PRICED: readonly Line['kind'][] = ['services', 'without-price', 'price-alone'];

const isTimed = (line: Line | undefined) =>
  line?.parts.length === 1 && line.parts.every(({ name }) => isDuration(name));

/** “45 min | $65” is a price alone; two of its kind are lengths of the service above them. */
function withTimes(lines: readonly Line[]): readonly Line[] {
  const told = lines.filter(({ kind }) => kind !== 'blank');
  const alone = new Set(
    told.filter((line, at) => isTimed(line) && !isTimed(told[at - 1]) && !isTimed(told[at + 1])),
  );
  return lines.map((line) => {
    if (!alone.has(line)) return line;
    const parts = line.parts.map(({ name, price }) => ({ name: '', price, minutes: name }));
    return { ...line, kind: 'price-alone', parts };
  });
}

interface Cards {
  /** The line of the name, by that of its price. */
  readonly names: ReadonlyMap<Line, Line>;
  readonly nameLines: ReadonlySet<Line>;
}

/** Finds the names of prices that stand on lines of their own. */
function cardsIn(lines: readonly Line[]): Cards {
  const alone = lines.filter(({ kind }) => kind === 'price-alone');
  const told = lines.filter(({ kind }) => kind !== 'blank' && kind !== 'note');
  const isPriceFirst = told[0]?.kind === 'price-alone';
  const runs = lines.flatMap(({ kind }, at) =>
    kind === 'price-alone' ? [namesBeside(lines, at, isPriceFirst)] : [],
  );
  const usual = runs.reduce((least, { length }) => Math.min(least, length || least), LONGEST);
  const names = new Map<Line, Line>();
  for (const [at, price] of alone.entries()) {
    const run = runs[at] ?? [];
    const name = isPriceFirst ? run[0] : run[Math.max(0, run.length - usual)];
    if (name) names.set(price, name);
  }
  return { names, nameLines: new Set(names.values()) };
}

/** The lines of words that stand directly beside a price, or, between blank lines, up to the next one. */
function namesBeside(lines: readonly Line[], at: number, isPriceFirst: boolean): readonly Line[] {
  const step = isPriceFirst ? 1 : -1;
  const run: Line[] = [];
  let blanks = 0;
  for (let index = at + step; ; index += step) {
    const line = lines[index];
    if (!line || !['words', 'note', 'blank'].includes(line.kind)) break;
    if (line.kind === 'blank') blanks += 1;
    if (line.kind === 'blank' && run.length > 0 && blanks > 0 && lines[at + step]?.kind !== 'blank')
      break;
    if (line.kind === 'words') run.push(line);
  }
  return isPriceFirst ? run : run.reverse();
}

const joined = (name: DelimitedRow, price: DelimitedRow): DelimitedRow => ({
  ...(name.line < price.line ? name : price),
  text: [name, price]
    .toSorted((a, b) => a.line - b.line)
    .map(({ text }) => text)
    .join('\n'),
});

function outcomesOf(
  line: Line,
  row: DelimitedRow,
  card: Line | undefined,
  heading: string,
  since: string,
): readonly Outcome[] {
  const below = (name: string) =>
    heading !== '' && (isLevel(name) || isDuration(name)) ? `${heading}, ${name}` : name;
  if (line.kind === 'without-price')
    return [leftOut(row, 'no-price', below(nameWithoutPrice(line.text) ?? ''))];
  return line.parts.map((part) => {
    const name = card?.text ?? part.name;
    if (isTotal(name)) return leftOut(row, 'total', name);
    const service = below(name);
    const { level = '', price, minutes = isDuration(name) ? name : '' } = part;
    const outcome = readService(row, { service, level, price, minutes }, since);
    return line.isDoubtful ? asDoubtful(outcome, price) : outcome;
  });
}

function asDoubtful(outcome: Outcome, price: string): Outcome {
  if (outcome.type !== 'service') return outcome;
  const { row: draft, source } = outcome;
  return undecided(source, 'no-currency', price, { draft, choices: [draft] });
}
