import { cardsIn } from './cards';
import type { DelimitedRow } from './delimited';
import { isLevel, type LevelLine, levelsIn } from './level-words';
import { isTotal } from './line-kinds';
import { isDuration, type LinePart } from './line-parts';
import { joined, type ListLine, listLines, PRICED } from './list-line';
import { asDoubtful, leftOut, type Outcome, serviceIn, undecided } from './menu-line';
import { readPrice } from './read-price';
import { readService } from './read-service';
import type { ReadRows, RowOutcome } from './read-table';
import { nameWithoutPrice } from './unsigned-parts';

/** What lines further up say of those below them. */
interface Above {
  heading: string;
  /** It says that the prices below it are starting prices: “Color (from)”. */
  isFrom: boolean;
  levels: LevelLine | undefined;
  levelLine: string;
  /** Several headings are levels, with services below each: “Junior”, “Senior”. */
  readonly isByLevel: boolean;
}

/** Reads a list that is no table: a printed menu, a web page. */
export function readLines(rows: readonly DelimitedRow[], since: string): ReadRows {
  const lines = listLines(rows);
  const cards = cardsIn(lines);
  const isByLevel = lines.filter(({ kind, text }) => kind === 'words' && isLevel(text)).length > 1;
  const above: Above = { heading: '', isFrom: false, levels: undefined, levelLine: '', isByLevel };
  const end = lines.findLastIndex(({ kind }) => PRICED.includes(kind));
  const read = lines.flatMap((line, at): RowOutcome[] => {
    if (line.kind === 'blank' || cards.nameLines.has(line)) return [];
    if (line.kind === 'words' || line.kind === 'note') {
      const isHeading = line.kind === 'words' && at < end;
      if (isHeading) headBy(above, line.text);
      const outcome = leftOut(line.row, isHeading ? 'heading' : 'note', nameOfHeading(line.text));
      return [{ row: line.row, outcomes: [outcome], below: undefined }];
    }
    const [name, other] = cards.names.get(line) ?? [];
    const row = name ? joined(name.row, line.row) : line.row;
    const below = [above.levelLine, above.heading].filter(Boolean).join('\n') || undefined;
    const outcomes = outcomesOf({ ...line, row }, name?.text, above, since);
    return [{ row, outcomes: other ? outcomes.map(asEither(other.text)) : outcomes, below }];
  });
  return { read, header: undefined, columns: [], unsure: [] };
}

function headBy(above: Above, text: string): void {
  const found = levelsIn(text);
  const name = nameOfHeading(text);
  if (!found) Object.assign(above, { heading: name.replace(FROM, ''), isFrom: FROM.test(name) });
  else Object.assign(above, { levels: found, levelLine: text });
  if (found?.section) above.heading = found.section;
}

const FROM = /[\s(–-]+(?:start(?:s|ing)?\s+)?(?:from|at|(?:&|and) up)\)?$/i;

const nameOfHeading = (text: string) => text.trim().replace(/:$/, '').trim();

function outcomesOf(
  { row, text, kind, parts, isDoubtful }: ListLine,
  card: string | undefined,
  { heading, isFrom, levels, isByLevel }: Above,
  since: string,
): readonly Outcome[] {
  const below = (name: string) =>
    heading !== '' && (isLevel(name) || isDuration(name)) ? `${heading}, ${name}` : name;
  if (kind === 'without-price')
    return [leftOut(row, 'no-price', below(nameWithoutPrice(text) ?? ''))];
  const all = parts.flatMap((part) => atLevels(part, levels?.levels));
  return all.map((part) => {
    const name = card ?? part.name;
    if (isTotal(name)) return leftOut(row, 'total', name);
    const { minutes = isDuration(name) ? name : '' } = part;
    const level = isByLevel && isLevel(heading) && !isLevel(name) ? heading : '';
    const mark = isFrom ? { from: true } : {};
    const cells = { level, mark, ...part, service: below(name), minutes };
    const outcome = readService(row, cells, since);
    return isDoubtful ? asDoubtful(outcome, part.price) : outcome;
  });
}

/** `$45 / $55` below as many levels: a price each. */
function atLevels(part: LinePart, levels: readonly string[] = []): readonly LinePart[] {
  const prices = part.price.split(/\s*[/|]\s*|\s{2,}|,\s+/);
  if (levels.length !== prices.length || part.level) return [part];
  const read = prices.map((price) => readPrice(price).kind);
  if (!read.every((kind) => kind === 'price' || kind === 'without-price')) return [part];
  return levels.map((level, at) => ({ ...part, level, price: prices[at] ?? '' }));
}

/** Asks which of two lines is the name of a price. */
const asEither =
  (service: string) =>
  (outcome: Outcome): Outcome => {
    const { row, at } = serviceIn(outcome) ?? {};
    if (!row || !at) return outcome;
    const [cell = ''] = at.text.split('\n').slice(-1);
    const choices = [row, { ...row, service }];
    return undecided(at, 'which-name', cell, { draft: row, choices });
  };
