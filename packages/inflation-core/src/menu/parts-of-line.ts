import { isNote } from './line-kinds';
import { type LinePart, signedParts } from './line-parts';
import { menuMonth } from './menu-month';
import { isMarked, partsWithoutCurrency, unsignedParts } from './unsigned-parts';

/** The services of a line. */
export interface LineReading {
  readonly parts: readonly LinePart[];
  /** Whether its number is a price is for a person to say. */
  readonly isDoubtful?: true;
}

/** Finds the services of a line with their prices: none, one, or several in a row. */
export function partsOfLine(line: string, isUnsigned: boolean): LineReading {
  const dated = withoutDate(line);
  if (dated) {
    const { rest, visits, ...since } = dated;
    const parts = partsIn(rest, true);
    const isSole = parts.length === 1 && parts[0]?.name !== '';
    if (isSole || (parts.length > 1 && visits === ''))
      return { parts: parts.map((part) => ({ ...part, ...since, ...(visits && { visits }) })) };
  }
  const parts = partsIn(line, isUnsigned);
  if (parts.length > 0 || isUnsigned || isNote(line)) return { parts };
  const unsigned = partsWithoutCurrency(line);
  if (unsigned.every(isMarked)) return { parts: unsigned };
  return { parts: unsigned, isDoubtful: true };
}

function partsIn(line: string, isUnsigned: boolean): readonly LinePart[] {
  const parts = signedParts(line);
  return parts.length > 0 ? parts : unsignedParts(line, isUnsigned);
}

const MONTH = String.raw`\d\d?[/.-](?:\d\d?[/.-])?\d{4}|\d{4}-\d\d(?:-\d\d)?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?[\s-]*(?:\d\d?(?:st|nd|rd|th)?,?\s+)?(?:\d{4}|(?:'|(?<=-))\d\d)`;

const SINCE = String.raw`(?:last\s+|price\s+)?(?:since|as of|from|effective|raised|changed?|increased?|updated?)(?:\s+(?:in|on|to))?:?`;

/** A row’s further cells: a month, or a year behind a word, and visits. */
const DATED = /* @__PURE__ */ new RegExp(
  String.raw`^(.*\d.*?)[\s,;|·–—-]+[([]?\s*(?:(?:${SINCE}\s+)?(${MONTH})|${SINCE}\s+((?:19|20)\d\d))[)\]]?(?:[\s,;|]+(\d{1,4})(?:\s+visits)?)?$`,
  'i',
);

/** A line with more characters is no row. */
const LONGEST = 200;

interface DatedLine {
  readonly rest: string;
  readonly since: string;
  readonly visits: string;
}

/** Takes off what says since when a price holds: “Fade 45 01/2021”, “Trim $30 since 2019”. */
function withoutDate(line: string): DatedLine | undefined {
  const [, rest, month, year, visits = ''] = (line.length < LONGEST && DATED.exec(line)) || [];
  const since = year ?? month;
  if (rest === undefined || since === undefined) return undefined;
  return year || menuMonth(since) ? { rest, since, visits } : undefined;
}
