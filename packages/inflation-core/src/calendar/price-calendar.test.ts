import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type PriceReminder, priceCalendar } from './index.ts';

const now = new Date('2026-11-23T09:30:15.123Z');
const reminder: PriceReminder = {
  month: { year: 2027, month: 3 },
  summary: 'A haircut is $57',
  description: 'From March 1, 2027 a haircut is $57.',
};
const fileOf = (...reminders: PriceReminder[]) => priceCalendar({ reminders, now });

function eventsIn(file: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

/** Local time of the only alarm of an event. */
function alarmOf({ component, startDate }: ICAL.Event): string {
  const [alarm, ...others] = component.getAllSubcomponents('valarm');
  expect(others).toEqual([]);
  const trigger = alarm?.getFirstPropertyValue('trigger');
  if (!(trigger instanceof ICAL.Duration)) throw new Error('no trigger before the start');
  const midnight = ICAL.Time.fromDateTimeString(`${startDate}T00:00:00`);
  midnight.addDuration(trigger);
  return midnight.toString();
}

const anyText = fc.string({ unit: 'binary', maxLength: 300, size: 'max' });
const text = fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'\\;,\r\nn髪👩') }));
const month = fc.record({
  year: fc.integer({ min: 1000, max: 9999 }),
  month: fc.integer({ min: 1, max: 12 }),
});

describe('priceCalendar', () => {
  it('has one all-day event for each price, which blocks no time', () => {
    const next = { ...reminder, month: { year: 2027, month: 12 } };
    const calendar = new ICAL.Component(ICAL.parse(fileOf(reminder, next)));
    expect(calendar.name).toBe('vcalendar');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toMatch(/Tallycomb/);
    const [first, second] = eventsIn(fileOf(reminder, next));
    expect(first?.startDate.toString()).toBe('2027-03-01');
    expect(first?.startDate.isDate).toBe(true);
    expect(first?.endDate.toString()).toBe('2027-03-02');
    expect(second?.startDate.toString()).toBe('2027-12-01');
    expect(first?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(String(first?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-23T09:30:15Z');
  });

  it.each([
    { from: '2026-11-23T09:30:15Z', alarm: '2027-02-01T09:00:00' },
    { from: '2027-01-31T23:59:59Z', alarm: '2027-02-01T09:00:00' },
    { from: '2027-02-01T00:00:00Z', alarm: '2027-02-28T09:00:00' },
  ])('made at $from, reminds of March 1, 2027 at $alarm', ({ from, alarm }) => {
    const [event] = eventsIn(priceCalendar({ reminders: [reminder], now: new Date(from) }));
    expect(event && alarmOf(event)).toBe(alarm);
  });

  it('keeps every text unchanged, in lines of at most 75 octets', () => {
    fc.assert(
      fc.property(text, text, month, (summary, description, asked) => {
        const file = fileOf({ month: asked, summary, description });
        expect(file).toMatch(/\r\n$/);
        for (const line of file.slice(0, -2).split('\r\n')) {
          expect(line).not.toMatch(/[\r\n]/);
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(Buffer.from(line).toString()).toBe(line);
        }
        const [event] = eventsIn(file);
        const kept = (given: string) =>
          [...given.replace(/\r\n?/g, '\n')].filter((one) => !/[^\P{Cc}\n\t]/u.test(one)).join('');
        expect(event?.summary).toBe(kept(summary));
        expect(event?.description).toBe(kept(description));
      }),
    );
  });

  it('gives the same reminder the same UID, and different ones different UIDs', () => {
    const others = [
      { ...reminder, month: { year: 2027, month: 4 } },
      { ...reminder, summary: 'A full set is $57' },
    ];
    const [first, ...rest] = eventsIn(fileOf(reminder, ...others)).map(({ uid }) => uid);
    const later = priceCalendar({ reminders: [reminder], now: new Date('2026-12-01T00:00:00Z') });
    expect(eventsIn(later)[0]?.uid).toBe(first);
    expect(new Set([first, ...rest]).size).toBe(3);
  });
});
