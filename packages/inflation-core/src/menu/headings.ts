/** Headings, and all that they say of the lines below them, in a table as in any other list. */
import type { DelimitedRow } from './delimited.ts';
import { asked, leftOut, type Outcome, readService, type ServiceCells } from './outcomes.ts';
import {
  atLevels,
  isLevel,
  isMadeOf,
  isOfOthers,
  isOfStylist,
  isSizeOrAge,
  isTotal,
} from './phrases.ts';
import type { LineReading } from './prices-in-lines.ts';
import { isDuration, withoutDuration } from './tokens.ts';

/** The state above a list's first line, which lines hand down to those below them; `names` are those of its headings. */
export const topOf = (since: string, names: readonly string[], heading = '') => ({
  /** The month of a row that names none. */
  since,
  /** The headings as they came, which the lines below cannot be read without. */
  text: '',
  /** The section's name, which sizes below it go with. */
  heading,
  /** Whose the prices below a heading are: “Senior”, “Maria – Master Stylist”. */
  level: '',
  /** A heading says that the prices below it are starting prices: “Color (from)”. */
  isFrom: false,
  /** No service stands between the last heading and here. */
  isFresh: false,
  /** Below one of a level stand headings of sections. */
  isNested: false,
  /** The amounts below are for surcharges, fees or goods, and not for services. */
  isOfOthers: false,
  /** Several headings are sizes, with services below each: “Short”, “Long”. */
  isBySize: names.filter(isLevel).length > 1,
  /** Columns of levels are so for the rows at hand. */
  isLevelled: true,
  /** The service that a row with a level alone goes with. */
  service: '',
});

export type Above = ReturnType<typeof topOf>;

const FROM = /[\s(–-]+(?:start(?:s|ing)?\s*)?(?:from|at|@|(?:&|and) up)\)?$/i;

/** Takes note of a heading. */
export function headBy(above: Above, text: string): void {
  const own = text.replace(FROM, '').replace(/\s*\(\+[^()]*\)$/, '');
  // “Price list 2024” is of all; two columns' headings side by side are of neither alone.
  const isOfNone =
    /\S\s{3,}\S/.test(own) || isMadeOf(own, 'list', 'service', 'our', 'new', 'current', 'and');
  // “Prices start at:” below “Full groom” says no more than that.
  const isFrom = FROM.test(text);
  const isOfAbove =
    above.isFresh && !above.isFrom && isFrom && (isOfNone || isMadeOf(own, 'starting'));
  const heading = isOfAbove ? above.heading : isOfNone ? '' : own;
  const isOfLevel = isOfStylist(heading) || (above.isBySize && isLevel(heading));
  const isNested = !isOfLevel && above.level !== '' && (above.isNested || above.isFresh);
  Object.assign(above, {
    text: isNested ? `${above.level}\n${text}` : isOfAbove ? `${above.text}\n${text}` : text,
    heading,
    level: isOfLevel ? heading : isNested ? above.level : '',
    isFrom,
    isFresh: true,
    isNested,
    isOfOthers: isOfOthers(text),
    service: '',
  });
}

/** Takes note of a time that all services below it have. */
export function timeBy(above: Above, time: string): void {
  const untimed = above.text.split('\n').filter((line) => !isDuration(line));
  Object.assign(above, { text: [...untimed, time].join('\n'), level: time });
}

/** A heading of the whole list: a title, or a business, “Nails by Ana”. */
export const OF_ALL =
  /\blist$|\sby\s|\b(?:salon|studio|barber ?shop)\b|^(?:our )?(?:services|menu)$/i;

/** The name of what may be a size alone. */
export const nameBelow = ({ heading }: Above, name: string): string =>
  heading !== '' && !OF_ALL.test(heading) && isSizeOrAge(name.replace(/\s?\([^()]+\)$/, ''))
    ? `${heading}, ${name}`
    : name;

const withoutQuotes = (name: string) =>
  name.replace(/^(?:["“„]([^"“”„]+)["“”]|['‘](.+)['’])$/, '$1$2');

/** “Toner (from)”, whose price stands in another cell. */
const FROM_IN_NAME = /(?:,\s|\s*\()(?:from|starting(?: at| from)?)\)?$/i;

/** A service with what stands above it. */
export function underHeading<Cells extends ServiceCells>(above: Above, cells: Cells): Cells {
  above.isFresh = false;
  const own = cells.service.replace(FROM_IN_NAME, '');
  const isFrom = above.isFrom || own !== cells.service;
  const isTimed =
    isDuration(above.level) && withoutDuration(cells.service.toLowerCase()).minutes !== undefined;
  const level = isLevel(cells.service) || isTimed ? '' : above.level;
  return {
    ...cells,
    service: nameBelow(above, withoutQuotes(own)),
    level: [cells.level, level].filter(Boolean).join(', '),
    mark: { ...(isFrom && { from: true }), ...cells.mark },
  };
}

/** Outcomes of a line's services; `levels` stand above their prices. */
export function servicesBelow(
  above: Above,
  { row, parts, isDoubtful }: LineReading & { readonly row: DelimitedRow },
  levels: readonly string[] = [],
): readonly Outcome[] {
  return parts
    .flatMap(({ name: service, ...part }) => atLevels({ ...part, service }, levels))
    .map((part) => {
      const { service, level = service, minutes = level } = part;
      if (isTotal(service)) return leftOut(row, 'total', service);
      const read = readService(row, underHeading(above, { ...part, minutes }), above.since);
      const outcome = above.isOfOthers ? asked(read, 'no-service') : read;
      return isDoubtful ? asked(outcome, 'no-currency', part.price) : outcome;
    });
}
