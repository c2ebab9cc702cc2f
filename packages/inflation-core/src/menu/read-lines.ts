import { cardsIn } from './cards';
import type { DelimitedRow } from './delimited';
import { headBy, nameBelow, servicesBelow, topOf } from './headings';
import { type LevelLine, levelsIn } from './level-words';
import { joined, type ListLine, listLines, PRICED } from './list-line';
import { leftOut, type Outcome, serviceIn, undecided } from './menu-line';
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
    const price = pricesOf([line, ...more]);
    const priced = more.length > 0 ? [{ name: '', price }] : line.parts;
    const parts = priced.map((part) => (name ? { ...part, name: name.text } : part));
    const needed = [levels.text, above.text].filter(Boolean).join('\n') || undefined;
    const outcomes =
      line.kind === 'without-price'
        ? [leftOut(row, 'no-price', nameBelow(above, nameWithoutPrice(line.text) ?? ''))]
        : servicesBelow(above, { ...line, row, parts }, since, levels.levels);
    const asked = other ? outcomes.map(asEither(other.text)) : outcomes;
    return [{ row, outcomes: asked, below: needed, heading }];
  });
  return { read, header: undefined, columns: [], unsure: [] };
}

const pricesOf = (lines: readonly ListLine[]) =>
  lines.flatMap(({ parts }) => parts.map(({ price }) => price)).join('\n');

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
