import { partsOf, requireList, requireMonth, requireThat } from '../argument-checks.ts';
import { isoMonth, type Month } from '../month.ts';

/** A new price to put in a calendar. */
export interface PriceReminder {
  /** The month on whose first day the price starts. */
  readonly month: Month;
  /** The title of that day, of at most 10,000 characters. */
  readonly summary: string;
  /** The note of that day, of at most 10,000 characters, in lines of any length. */
  readonly description: string;
}

/** Reminders of a calendar, and the time at which it is made. */
export interface PriceCalendarInput {
  /** At least one: RFC 5545 knows no empty calendar. */
  readonly reminders: readonly PriceReminder[];
  /** When the calendar is made. */
  readonly now: Date;
}

/** Longest title or note: no calendar shows more. */
const MAX_TEXT_LENGTH = 10_000;
const DAYS_AHEAD = 28;
const DAY_IN_MS = 86_400_000;

/**
 * Writes a calendar file (RFC 5545) with an all-day event on the first of each month. An alarm goes
 * off at nine in the morning four weeks before it, or, where those have begun, on the day before.
 * The same reminder has the same UID in every file, so that importing it again doubles nothing.
 * Throws `invalid-argument` and `invalid-month`.
 *
 * @example
 * const reminder = { month: { year: 2027, month: 3 }, summary: 'A haircut is $57', description: 'Tell clients.' };
 * const file = priceCalendar({ reminders: [reminder], now: new Date('2026-11-23T09:30:00Z') });
 * file.includes('\r\nDTSTART;VALUE=DATE:20270301\r\n') // => true
 * file.includes('\r\nTRIGGER:-P27DT15H\r\n') // => true
 */
export function priceCalendar(input: PriceCalendarInput): string {
  const { reminders, now } = partsOf(input);
  requireList('reminders', reminders);
  requireThat(Number.isInteger(partsOf(now).getTime?.()), 'now', 'a Date', now);
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tallycomb//Price plan//EN',
    ...reminders.flatMap((reminder, at) => {
      requireReminder(`reminders[${at}]`, reminder);
      return eventLines(reminder, now, stamp);
    }),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function requireReminder(name: string, reminder: PriceReminder): void {
  const { month, summary, description } = partsOf(reminder);
  requireMonth(`${name}.month`, month);
  for (const [part, text] of Object.entries({ summary, description })) {
    const isShort = typeof text === 'string' && text.length <= MAX_TEXT_LENGTH;
    const wanted = `a string of at most ${MAX_TEXT_LENGTH} characters`;
    requireThat(isShort, `${name}.${part}`, wanted, text);
  }
}

function eventLines({ month, summary, description }: PriceReminder, now: Date, stamp: string) {
  const iso = isoMonth(month);
  const compact = iso.replace('-', '');
  return [
    'BEGIN:VEVENT',
    `UID:${iso}-${digestOf(summary)}@tallycomb`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact}01`,
    `DTEND;VALUE=DATE:${compact}02`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    // Rings at nine in the morning, fifteen hours before the midnight at which a day begins.
    `TRIGGER:-P${hasWeeksLeft(month, now) ? `${DAYS_AHEAD - 1}D` : ''}T15H`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

function hasWeeksLeft({ year, month }: Month, now: Date): boolean {
  return Date.UTC(year, month - 1, 1) - now.getTime() > DAYS_AHEAD * DAY_IN_MS;
}

/** 32-bit FNV-1a hash, which tells the services of one salon apart. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Escapes a TEXT value, which may hold no control character but the tab. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '');
}

/** Folds a line into lines of at most 75 octets of UTF-8; cuts no character. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const code = character.codePointAt(0) ?? 0;
    const more = [0x7f, 0x7ff, 0xffff].filter((most) => code > most).length + 1;
    if (octets + more > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += more;
  }
  return folded;
}
