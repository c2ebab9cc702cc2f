import {
  type ChosenColumns,
  type ColumnMapping,
  type ColumnName,
  type MenuCandidate,
  type MenuColumn,
  readColumnName,
} from './column-names.ts';
import { isOfColumn, isPackage } from './phrases.ts';
import {
  type ColumnContent,
  contentOf,
  FITS,
  holdsPrices,
  IN_ORDER,
  rolesByContents,
} from './table-shape.ts';

interface Column extends MenuCandidate {
  readonly name: ColumnName;
  readonly content: ColumnContent;
  /** Its heading says its role, or its cells do. */
  readonly reason: 'named' | 'order' | 'contents';
}

/** Finds each field's column by its heading, where there are any, and by what stands below it. */
export function mapColumns(
  header: readonly string[] | undefined,
  rows: readonly (readonly string[])[],
  chosen: ChosenColumns,
): ColumnMapping {
  const all = header ? namedColumns(header, rows) : unnamedColumns(rows);
  const others = OTHER_FIELDS.flatMap((field) => fieldColumns(field, all, chosen));
  const free = without(others, all);
  const prices = priceColumns(free, chosen);
  const service = fieldColumns('service', without(prices, free), chosen);
  const unsure = prices.length > 0 ? [] : free.filter(isUnsurePrice).map(candidate);
  const headings = all.map(({ heading }) => heading);
  return { columns: [...service, ...prices, ...others], headings, unsure };
}

const namedColumns = (header: readonly string[], rows: readonly (readonly string[])[]) =>
  withService(
    header.map((heading, at) => {
      const content = contentOf(rows, at);
      return { at, heading, content, name: nameFor(heading, content), reason: 'named' };
    }),
  );

function unnamedColumns(rows: readonly (readonly string[])[]): readonly Column[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const contents = Array.from({ length: width }, (_, at) => contentOf(rows, at));
  const roles = rolesByContents(contents);
  return roles.map((role, at) => ({
    at,
    heading: '',
    content: contents[at] ?? contentOf([], at),
    name: { role: at < width ? role : 'other', rank: 0 },
    reason: roles === IN_ORDER ? 'order' : 'contents',
  }));
}

/** “Length” may be of time or of hair. */
function nameFor(heading: string, content: ColumnContent): ColumnName {
  const isWorded = content.words * 2 > content.filled;
  const isSold = isPackage(heading) && holdsPrices(content, false);
  const named = readColumnName(heading);
  const isOpenLevel = isOfColumn(heading) && !isWorded && !named.era;
  const name: ColumnName = isSold || isOpenLevel ? { role: 'other', rank: 1 } : named;
  const { role } = name;
  const isUnfit = (role === 'minutes' || role === 'visits') && !FITS[role](content);
  // “Appointment” above “$35” counts none.
  if (isUnfit && holdsPrices(content, false)) return { role: 'other', rank: 1 };
  const isOpen = role === 'other' || isUnfit;
  return isOpen && content.filled > 0 && content.levels * 2 >= content.filled
    ? { role: 'level', rank: 2 }
    : name;
}

/** An export of pricing options has no other names; “Stylist” beside “Cut” and “Color” is none. */
function withService(columns: readonly Column[]): readonly Column[] {
  if (columns.some(({ name }) => name.role === 'service')) return columns;
  const isWorded = columns.some(({ name, content }) => name.role === 'other' && content.words > 0);
  const services = columns.filter((each) => isUntoldMoney(each) && !isOfColumn(each.heading));
  const levels = columns.filter(
    ({ heading, content }) => isOfColumn(heading) && holdsPrices(content, true),
  );
  const below = isWorded || services.length > 1 ? 1 : levels.length > 1 ? 3 : 2;
  const option = columns.find(({ name }) => name.role === 'level' && name.rank < below);
  return columns.map((column) =>
    column === option ? { ...column, name: { role: 'service', rank: 0 } } : column,
  );
}

const OTHER_FIELDS = ['variation', 'level', 'priceType', 'since', 'visits', 'minutes'] as const;

const candidate = ({ at, heading }: MenuCandidate): MenuCandidate => ({ at, heading });

function fieldColumns(
  field: 'service' | (typeof OTHER_FIELDS)[number],
  all: readonly Column[],
  chosen: ChosenColumns,
): MenuColumn[] {
  const fitting = all.filter(
    ({ name, content, reason }) =>
      name.role === field && (reason === 'order' || FITS[field](content)),
  );
  const named = field === 'level' ? fitting : byRank(fitting);
  const worded = field === 'service' ? all.filter(isWorded) : [];
  const offered = [...new Set([...named, ...worded])];
  const asked = all.find(({ at }) => at === chosen[field]);
  // A service may have several levels: a length and a stylist.
  const taken = asked ? [asked] : offered.slice(0, field === 'level' ? named.length : 1);
  return taken.map((column) => ({
    ...candidate(column),
    field,
    reason: asked ? 'chosen' : named.length > 0 ? column.reason : 'contents',
    ...(field === 'visits' && column.name.period && { period: column.name.period }),
    ...(field === 'since' && column.content.isDayFirst && { isDayFirst: true }),
    candidates: field === 'level' ? [] : without(taken, offered).map(candidate),
  }));
}

const without = (taken: readonly MenuCandidate[], all: readonly Column[]): readonly Column[] =>
  all.filter(({ at }) => !taken.some((each) => each.at === at));

/** May hold names, whatever its heading says. */
const isWorded = ({ reason, content: { words, filled } }: Column) =>
  reason === 'named' && words > 0 && words * 2 >= filled;

const byRank = (columns: readonly Column[]) =>
  columns.toSorted((a, b) => a.name.rank - b.name.rank);

const ERAS = ['current', undefined, 'new', 'former', 'later'] as const;

const isNotInForce = ({ era }: ColumnName) => era === 'former' || era === 'later';

/** An exact *Price* wins; then the one in force; columns of levels stand beside each other. */
function priceColumns(free: readonly Column[], chosen: ChosenColumns): MenuColumn[] {
  const fitting = free.filter(({ name, content }) => name.role === 'price' && FITS.price(content));
  const numbered = fitting.filter(({ content }) => content.digits > 0);
  const named = inForceFirst(numbered.length > 0 ? numbered : fitting);
  const offered = [...new Set([...named, ...free.filter(isUnsurePrice)])];
  const asked = free.find(({ at }) => at === chosen.price);
  const levels = levelColumns(free, named);
  const [first] = named.filter((each) => !isNotInForce(each.name) && !levels.includes(each));
  // Only a person knows if the month of one has come, or which of two of one name it is.
  const exact = named.filter(({ name }) => name.rank === 0).map(({ heading }) => heading);
  const isOpen =
    named.length > 1 &&
    (named.some(({ name }) => name.isDated) ||
      areClose(named) ||
      new Set(exact).size < exact.length);
  const sole = isOpen ? undefined : (first ?? onlyMoneyColumn(free, named));
  const inForce = levels.length > 0 ? [first, ...levels] : [sole];
  const taken = asked ? [asked] : inForce.flatMap((each) => each ?? []);
  const reasonOf = (column: Column): MenuColumn['reason'] => {
    if (asked) return 'chosen';
    if (column.name.role !== 'price') return 'contents';
    return named.length > taken.length && column.name.rank > 0 ? 'in-force' : column.reason;
  };
  return taken.map((column) => ({
    ...candidate(column),
    field: 'price',
    reason: reasonOf(column),
    ...(levels.includes(column) && !asked && { level: column.name.level ?? column.heading.trim() }),
    ...(column.name.isHourly && { unit: 'hour' }),
    ...(column.name.isFrom && { from: true }),
    candidates: without(taken, offered).map(candidate),
  }));
}

/** Prices hold for half a year at least; what else has a column for each month is no price. */
const areClose = ([latest, before]: readonly Column[]) =>
  Number(latest?.name.year) % 1 > 0 && Number(latest?.name.year) - Number(before?.name.year) < 0.4;

const inForceFirst = (columns: readonly Column[]) =>
  columns.toSorted(
    ({ name: a }, { name: b }) =>
      Number(isNotInForce(a)) - Number(isNotInForce(b)) ||
      a.rank - b.rank ||
      (a.year && b.year ? b.year - a.year : 0) ||
      ERAS.indexOf(a.era) - ERAS.indexOf(b.era),
  );

/** Of “Master old” and “Master new” the one in force; two columns of one heading both stay. */
function inForceOfEach(columns: readonly Column[]): readonly Column[] {
  const levelOf = ({ name, heading, at }: Column) => name.level ?? (heading.trim() || at);
  const inForce = inForceFirst(columns);
  const firstOf = (level: string | number) => inForce.find((each) => levelOf(each) === level);
  return columns.filter((column) => !column.name.era || firstOf(levelOf(column)) === column);
}

/** Prices of several levels, by headings such as “Senior”; or of days, where no price is plainly one. */
function levelColumns(free: readonly Column[], named: readonly Column[]): readonly Column[] {
  const ofLevels = free.filter(
    ({ name, heading, content }) =>
      isOfColumn(name.level ?? (name.role === 'price' ? '' : (heading.split(', ')[0] ?? ''))) &&
      holdsPrices(content, true),
  );
  // Beside “Junior” a stylist’s name heads prices, too.
  if (ofLevels.length > 0) {
    const isOfAny = (column: Column) =>
      ofLevels.includes(column) ||
      isUntoldMoney(column) ||
      (ofLevels.length > 1 && isOfSomebody(column)) ||
      (!isNotInForce(column.name) && column.name.level);
    return inForceOfEach(free.filter(isOfAny));
  }
  const besideNames = free.filter(({ name, content }) => name.role !== 'service' && content.prices);
  if (besideNames.length > 1 && besideNames.every(isOfSomebody)) return besideNames;
  const plain = named.some((each) => !isNotInForce(each.name) && !each.name.level);
  const besides = named.filter(({ name }) => name.level);
  return plain || besides.length < 2 ? [] : besides;
}

/** Prices below a name that says nothing else, as a stylist’s. */
const isOfSomebody = ({ name, heading, content: { amounts, free, filled } }: Column) =>
  name.role === 'other' &&
  name.rank > 0 &&
  /^\p{Lu}\p{L}+(?:\s(?:&|\p{L}+\.?)){0,3}$/u.test(heading.trim()) &&
  amounts > 0 &&
  amounts + free === filled;

const isUntoldMoney = ({ name, content }: Column) =>
  name.role === 'other' && name.rank > 0 && holdsPrices(content, false);

/** The one column of money that no heading tells to be anything else. */
function onlyMoneyColumn(free: readonly Column[], named: readonly Column[]): Column | undefined {
  const money = free.filter(isUntoldMoney);
  return money.length === 1 && named.length === 0 ? money[0] : undefined;
}

const isUnsurePrice = ({ name, content }: Column) =>
  (name.role === 'never' || name.role === 'price' || (name.role === 'other' && name.rank > 0)) &&
  holdsPrices(content, true);
