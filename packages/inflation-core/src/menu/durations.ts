/** How long a service takes, in its forms: `45 min`, `1h 30min`, `1:30`. */
import { halfWidth } from '../half-width.ts';
import { readOnce } from './read-once.ts';

/** A text with more characters is no duration. */
const LONGEST = 100;

/** Hours or minutes, as a part of a line's patterns. */
export const DURATION = String.raw`\d+(?:\.\d)?\s?-?\s?(?:minutes?|mins?|hours?|hrs?|h|m)(?!\p{L})`;

const HOURS = /(\d\d?(?:\.\d)?)\s*(?:hours?|hrs?|h)(?![a-z])\.?/;
const MINUTES = /(\d{1,3})\s*-?\s*(?:minutes?|mins?)(?![a-z])\.?/;

/** Hours, minutes or both; not what an amount ends with. */
const FIRST_DURATION = /* @__PURE__ */ new RegExp(
  String.raw`(?<![\p{Sc}\d.,]|\p{Sc}\s)(?:\d+\s*-\s*)?(?:${HOURS.source}(?:\s*(?:and|[&,])?\s*([0-5]?\d)(?![\d.,])\s*(?:minutes?|mins?|m)?(?![a-z])\.?)?|${MINUTES.source})`,
  'u',
);

/** Takes the first duration out of a text; `minutes` is `undefined` where there is none. */
export function withoutDuration(text: string): { rest: string; minutes: number | undefined } {
  const found = text.length > LONGEST ? null : FIRST_DURATION.exec(text);
  if (!found) return { rest: text, minutes: undefined };
  const [all, hours = 0, besides = 0, alone = 0] = found;
  const rest = `${text.slice(0, found.index)}${text.slice(found.index + all.length)}`.trim();
  return { rest, minutes: Math.round(Number(hours) * 60 + Number(besides) + Number(alone)) };
}

/** Whether a line says how long something takes, and no more. */
export function isDuration(line: string): boolean {
  if (line.length > LONGEST) return false;
  const { rest, minutes } = withoutDuration(line.toLowerCase());
  const others = withoutDuration(rest).rest.replace(/\d+ services?/, '');
  return minutes !== undefined && !/[\p{L}\d]/u.test(others);
}

/** The time that a line begins with, where it is set off: “30 min · Kids only”. */
export const timeAhead = /* @__PURE__ */ readOnce((line): string | undefined => {
  const [first = ''] = line.split(/[·・•|]/, 1);
  return isDuration(first) ? first.trimEnd() : undefined;
});

/** `45`, `45 min`, `1h 30min` and `1:30`; `undefined` for anything else. */
export function readMinutes(cell = ''): number | undefined {
  const text = halfWidth(cell).trim().toLowerCase();
  const [, hours, besides] = /^(\d?\d):([0-5]\d)(?::00)?$/.exec(text) ?? [];
  if (hours) return Number(hours) * 60 + Number(besides);
  if (/^\d{1,3}$/.test(text)) return Number(text);
  const { rest, minutes } = withoutDuration(text.replace(/(?<=\d)m$/, 'min'));
  return rest === '' ? minutes : undefined;
}
