/** What lines further up say of those below them, in a table as in any other list. */
import type { DelimitedRow } from './delimited.ts';
import { atLevels, isAge, isLevel, isOfStylist, isSize } from './level-words.ts';
import { isTotal } from './no-service.ts';
import { asked, leftOut, type Outcome } from './outcomes.ts';
import { readService, type ServiceCells } from './read-service.ts';
import type { LineReading } from './unsigned-prices.ts';

export interface Above {
  /** The headings as they came, which the lines below cannot be read without. */
  text: string;
  /** The section's name, which sizes below it go with. */
  heading: string;
  /** Whose the prices below a heading are: “Senior”, “Maria – Master Stylist”. */
  level: string;
  /** A heading says that the prices below it are starting prices: “Color (from)”. */
  isFrom: boolean;
  /** No service stands between the last heading and here. */
  isFresh: boolean;
  /** Below one of a level stand headings of sections. */
  isNested: boolean;
  /** The amounts below are surcharges, and no services. */
  isSurcharge: boolean;
  /** Several headings are sizes, with services below each: “Short”, “Long”. */
  readonly isBySize: boolean;
}

/** What holds above a list's first line; `names` are those of its headings. */
export function topOf(names: readonly string[], heading = ''): Above {
  const isBySize = names.filter(isLevel).length > 1;
  return {
    text: '',
    heading,
    level: '',
    isFrom: false,
    isFresh: false,
    isNested: false,
    isSurcharge: false,
    isBySize,
  };
}

const FROM = /[\s(–-]+(?:start(?:s|ing)?\s+)?(?:from|at|(?:&|and) up)\)?$/i;

/** Whether a line says of the amounts below it that they come on top of prices. */
export const saysSurcharge = (text: string): boolean => /\bsurcharges?\b|\bpenalt/i.test(text);

/** Takes note of a heading. */
export function headBy(above: Above, text: string): void {
  const own = text.replace(FROM, '');
  // Two columns' headings side by side are of neither alone.
  const heading = /\S\s{3,}\S/.test(own) ? '' : own;
  const isOfLevel = isOfStylist(heading) || (above.isBySize && isLevel(heading));
  const isNested = !isOfLevel && above.level !== '' && (above.isNested || above.isFresh);
  const level = isOfLevel ? heading : isNested ? above.level : '';
  const whole = isNested ? `${above.level}\n${text}` : text;
  const isFrom = FROM.test(text);
  const isSurcharge = saysSurcharge(text);
  Object.assign(above, {
    text: whole,
    heading,
    level,
    isFrom,
    isFresh: true,
    isNested,
    isSurcharge,
  });
}

/** The name of what may be a size alone. */
export const nameBelow = ({ heading }: Above, name: string): string =>
  heading !== '' && isSizeOrAge(name.replace(/\s?\([^()]+\)$/, '')) ? `${heading}, ${name}` : name;

const isSizeOrAge = (name: string) => isSize(name) || isAge(name);

const withoutQuotes = (name: string) =>
  name.replace(/^(?:["“„]([^"“”„]+)["“”]|['‘](.+)['’])$/, '$1$2');

/** A service with what stands above it. */
export function underHeading<Cells extends ServiceCells>(above: Above, cells: Cells): Cells {
  above.isFresh = false;
  const level = isLevel(cells.service) ? '' : above.level;
  return {
    ...cells,
    service: nameBelow(above, withoutQuotes(cells.service)),
    level: [cells.level, level].filter(Boolean).join(', '),
    mark: { ...(above.isFrom && { from: true }), ...cells.mark },
  };
}

/** What becomes of a line's services; `levels` stand above their prices. */
export function servicesBelow(
  above: Above,
  { row, parts, isDoubtful }: LineReading & { readonly row: DelimitedRow },
  since: string,
  levels: readonly string[] = [],
): readonly Outcome[] {
  return parts
    .flatMap(({ name: service, ...part }) => atLevels({ ...part, service }, levels))
    .map((part) => {
      const { service, level = service, minutes = level } = part;
      if (isTotal(service)) return leftOut(row, 'total', service);
      const read = readService(row, underHeading(above, { ...part, minutes }), since);
      const outcome = above.isSurcharge ? asked(read, 'no-service') : read;
      return isDoubtful ? asked(outcome, 'no-currency', part.price) : outcome;
    });
}
