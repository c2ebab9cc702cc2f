import { type ColumnContent, contentOf, FITS, holdsPrices } from './column-content.ts';
import type { MenuField } from './column-names.ts';
import type { ChosenColumns, ColumnMapping, MenuColumn } from './map-columns.ts';

/** Finds each field's column by what stands in the cells, where no headings do. */
export function mapUnnamedColumns(
  rows: readonly (readonly string[])[],
  chosen: ChosenColumns,
): ColumnMapping {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const contents = Array.from({ length: width }, (_, at) => contentOf(rows, at));
  const found = isInOrder(contents) ? IN_ORDER : byContents(contents);
  const fields = { ...found.fields, ...chosen };
  const prices = found.prices.filter((at) => !Object.values(chosen).includes(at));
  const columns = Object.entries(fields)
    .filter(([, at]) => at < width)
    .map(
      ([field, at]): MenuColumn => ({
        field: field as MenuField, // The keys are those of ChosenColumns.
        at,
        heading: '',
        reason: field in chosen ? 'chosen' : found.reason,
        candidates:
          field === 'price'
            ? prices.filter((each) => each !== at).map((each) => ({ at: each, heading: '' }))
            : [],
      }),
    );
  const unsure = 'price' in fields ? [] : prices.map((at) => ({ at, heading: '' }));
  return { columns, headings: Array(found === IN_ORDER ? 4 : width).fill(''), unsure };
}

interface Found {
  readonly fields: ChosenColumns;
  readonly prices: readonly number[];
  readonly reason: 'order' | 'contents';
}

const IN_ORDER: Found = {
  fields: { service: 0, price: 1, since: 2, visits: 3 },
  prices: [],
  reason: 'order',
};

type Contents = readonly ColumnContent[];

/** Service, price, month, visits: what is asked for on the page. */
function isInOrder([service, price, since, visits]: Contents): boolean {
  if (!service || !price || service.words * 2 < service.filled) return false;
  if (since && since.dated * 2 < since.filled) return false;
  const hasMonths = since !== undefined && since.dated > 0;
  return hasMonths || (price.prices > 0 && (!visits || visits.wholes * 2 >= visits.filled));
}

/** Names differ: a column of lengths comes last, and before it one that says the same again and again. */
const rankOf = (content: ColumnContent) =>
  FITS.minutes(content) ? 2 : Number(content.distinct * 4 < content.filled * 3);

function byContents(contents: Contents): Found {
  const at = contents.map((content, index) => ({ content, index }));
  const worded = at.filter(
    ({ content: { words, filled, months } }) => words * 2 > filled && months === 0,
  );
  const [service] = worded.toSorted((a, b) => rankOf(a.content) - rankOf(b.content));
  const rest = at.filter((each) => each !== service);
  const since = rest.find(({ content: { months, filled } }) => months * 2 > filled);
  const isMost = (part: number, { content: { filled } }: (typeof at)[number]) =>
    filled > 0 && part * 2 >= filled;
  const others = rest.filter((each) => each !== since);
  const certain = others.filter((each) => isMost(each.content.prices, each));
  const prices =
    certain.length > 0 ? certain : others.filter((each) => isMost(each.content.amounts, each));
  const money = prices.filter(({ content }) => holdsPrices(content, false));
  const price = money.length === 1 ? money[0] : prices.length === 1 ? prices[0] : undefined;
  const minutes = rest.find(({ content }) => content.words > 0 && FITS.minutes(content));
  return {
    fields: Object.fromEntries(
      Object.entries({ service, price, since, minutes }).flatMap(([field, found]) =>
        found ? [[field, found.index]] : [],
      ),
    ),
    prices: prices.map(({ index }) => index),
    reason: 'contents',
  };
}
