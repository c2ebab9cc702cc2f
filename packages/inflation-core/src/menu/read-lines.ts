import { cardsIn } from './cards';
import type { DelimitedRow } from './delimited';
import { type Above, below, headBy, nameBelow, topOf } from './headings';
import { atLevels, type LevelLine, levelsIn } from './level-words';
import { isTotal } from './line-kinds';
import { joined, type ListLine, listLines, PRICED } from './list-line';
import { asDoubtful, leftOut, type Outcome, serviceIn, undecided } from './menu-line';
import { isDuration } from './read-price';
import { readService } from './read-service';
import type { ReadRows, RowOutcome } from './read-table';
import { nameWithoutPrice } from './unsigned-parts';

/** Reads a list that is no table: a printed menu, a web page. */
export function readLines(rows: readonly DelimitedRow[], since: string): ReadRows {
  const lines = listLines(rows);
  const cards = cardsIn(lines);
  const above = topOf(lines.flatMap(({ kind, text }) => (kind === 'words' ? [text] : [])));
  let levels: LevelLine & Pick<ListLine, 'text'> = { section: '', levels: [], text: '' };
  const end = lines.findLastIndex(({ kind }) => PRICED.includes(kind));
  const read = lines.flatMap((line, at): RowOutcome[] => {
    if (line.kind === 'blank' || cards.taken.has(line)) return [];
    const { heading } = above;
    if (line.kind === 'words' || line.kind === 'note') {
      const name = line.text.trim().replace(/:$/, '').trim();
      const isHeading = line.kind === 'words' && at < end;
      const found = isHeading ? levelsIn(line.text) : undefined;
      if (found) levels = { ...found, text: line.text };
      if (isHeading && (found?.section || !found)) headBy(above, found?.section || name);
      const outcomes = [leftOut(line.row, isHeading ? 'heading' : 'note', name)];
      return [{ row: line.row, outcomes, below: undefined, heading }];
    }
    const { name, other, more = [] } = cards.names.get(line) ?? {};
    const row = [name, ...more].reduce(
      (all, each) => (each ? joined(all, each.row) : all),
      line.row,
    );
    const parts = more.length > 0 ? [{ name: '', price: pricesOf([line, ...more]) }] : line.parts;
    const needed = [levels.text, above.text].filter(Boolean).join('\n') || undefined;
    const outcomes = outcomesOf({ ...line, row, parts }, name?.text, above, levels.levels, since);
    const asked = other ? outcomes.map(asEither(other.text)) : outcomes;
    return [{ row, outcomes: asked, below: needed, heading }];
  });
  return { read, header: undefined, columns: [], unsure: [] };
}

const pricesOf = (lines: readonly ListLine[]) =>
  lines.flatMap(({ parts }) => parts.map(({ price }) => price)).join('\n');

function outcomesOf(
  { row, text, kind, parts, isDoubtful }: ListLine,
  card: string | undefined,
  above: Above,
  levels: readonly string[],
  since: string,
): readonly Outcome[] {
  if (kind === 'without-price')
    return [leftOut(row, 'no-price', nameBelow(above, nameWithoutPrice(text) ?? ''))];
  const named = parts.map(({ name, ...part }) => ({ ...part, service: card ?? name }));
  return named
    .flatMap((part) => atLevels(part, levels))
    .map((part) => {
      const { service, level = service, minutes = isDuration(level) ? level : '' } = part;
      if (isTotal(service)) return leftOut(row, 'total', service);
      const outcome = readService(row, below(above, { ...part, minutes }), since);
      return isDoubtful ? asDoubtful(outcome, part.price) : outcome;
    });
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
