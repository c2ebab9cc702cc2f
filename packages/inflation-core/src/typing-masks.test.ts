import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimulatedField } from '../tests/simulated-keyboard.ts';
import { maskPrice } from './menu/index.ts';
import { parseRevenue } from './money.ts';
import { formatMonth } from './months.ts';
import { maskMonth, maskRevenue } from './typing-masks.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'0123456789/-., $') }),
);
const anyChange = fc
  .record({ previous: anyText, next: anyText, at: fc.nat(40) })
  .map(({ previous, next, at }) => ({ previous, next, caret: Math.min(at, next.length) }));

const month = (value = '') => new SimulatedField(maskMonth, value);
const revenue = (value = '') => new SimulatedField(maskRevenue, value);

describe('each mask', () => {
  const isMonthText = (value: string) => /^(?!.*\/\/)[\d/]{0,7}$/.test(value);
  const isAmountOrRefused = (value: string) =>
    /^\d*(\.\d{0,2})?$/.test(value) || parseRevenue(value) === undefined;

  it.each([
    [maskMonth, isMonthText],
    [maskRevenue, isAmountOrRefused],
    [maskPrice, isAmountOrRefused],
  ])('makes of any text what its field may hold, and leaves that alone: %#', (mask, mayHold) => {
    fc.assert(
      fc.property(anyChange, (change) => {
        const made = mask(change);
        const { value, caret } = made;
        expect(mayHold(value), value).toBe(true);
        expect(caret >= 0 && caret <= value.length).toBe(true);
        expect(mask({ previous: value, next: value, caret })).toEqual(made);
      }),
      { numRuns: 3000 },
    );
  });

  it.each([3, 1e12, Number.POSITIVE_INFINITY])('takes a caret at %d for the end', (caret) => {
    const unchanged = { previous: '12', next: '12', caret };
    expect(maskMonth(unchanged)).toEqual({ value: '12', caret: 2 });
    expect(maskRevenue(unchanged)).toEqual({ value: '12', caret: 2 });
  });
});

describe('the month mask', () => {
  it('ignores slashes typed right after the inserted one', () => {
    expect(month().type('12/').value).toBe('12/');
    expect(month().type('12////2024').value).toBe('12/2024');
    expect(month('12/2024').select(2).type('/')).toMatchObject({ value: '12/2024', caret: 3 });
  });

  it('lets Backspace empty the field, one character a press', () => {
    const field = month().type('12/2024');
    const seen = Array.from({ length: 7 }, () => field.backspace().value);
    expect(seen).toEqual(['12/202', '12/20', '12/2', '12/', '12', '1', '']);
  });

  it('lets Delete empty the field from the front', () => {
    const field = month('12/2024').select(0);
    const seen = Array.from({ length: 7 }, () => field.delete().value);
    expect(seen).toEqual(['2/2024', '/2024', '2024', '024', '24', '4', '']);
  });

  it('restores no slash on deletion, and adds one with the next digit', () => {
    const field = month('12/2024').select(3).backspace();
    expect(field).toMatchObject({ value: '122024', caret: 2 });
    expect(field.backspace()).toMatchObject({ value: '12024', caret: 1 });
    expect(field.type('1')).toMatchObject({ value: '11/2024', caret: 3 });
  });

  it('leaves the caret where the edit was', () => {
    expect(month('06/2022').select(6, 7).type('4')).toMatchObject({ value: '06/2024', caret: 7 });
    expect(month('06/2022').select(1, 2).type('7')).toMatchObject({ value: '07/2022', caret: 2 });
    expect(month('06/2022').select(5).backspace()).toMatchObject({ value: '06/222', caret: 4 });
    expect(month('06/222').select(4).type('0')).toMatchObject({ value: '06/2022', caret: 5 });
    expect(month('2').select(0).type('1')).toMatchObject({ value: '12/', caret: 1 });
    // The digit typed equals the one after it.
    expect(month('11').select(0).type('1')).toMatchObject({ value: '11/1', caret: 1 });
  });

  it('takes at most seven characters, and removes none', () => {
    expect(month('12/2024').type('5')).toMatchObject({ value: '12/2024', caret: 7 });
    expect(month('12/2024').select(0).type('9')).toMatchObject({ value: '12/2024', caret: 0 });
    expect(month('122024').select(6).type('5')).toMatchObject({ value: '12/2024', caret: 7 });
    expect(month('122024').select(0).type('5')).toMatchObject({ value: '12/2024', caret: 0 });
    expect(month().paste('123456789').value).toBe('12/3456');
    expect(month().paste('1234567/').value).toBe('12/3456');
  });

  it('replaces a selection by what is typed', () => {
    expect(month('12/2024').selectAll().type('062022').value).toBe('06/2022');
    expect(month('12/2024').select(3, 7).type('1999').value).toBe('12/1999');
    expect(month('12/2024').select(0, 2).type('06').value).toBe('06/2024');
  });

  it.each(['6/2022', '2022-06-15', ' 06 / 2022 '])('reads a pasted %j as 06/2022', (pasted) => {
    expect(month().paste(pasted)).toMatchObject({ value: '06/2022', caret: 7 });
    expect(month('12/2024').selectAll().paste(pasted)).toMatchObject({ value: '06/2022' });
  });

  it('guesses nothing from a pasted text that names no month', () => {
    expect(month().paste('13/2022').value).toBe('13/2022');
    expect(month().paste('00-2022').value).toBe('00/2022');
    expect(month().paste('2022-13').value).toBe('20/2213');
    expect(month().paste('x6/2022').value).toBe('6/2022');
    expect(month().paste('6/2022x').value).toBe('6/2022');
    expect(month().paste('x2022-06').value).toBe('20/2206');
    expect(month().paste('2022-06x').value).toBe('20/2206');
  });

  it('leaves 6/2022 as it is while it is typed, for the check to explain', () => {
    expect(month().type('6/2022').value).toBe('6/2022');
  });

  it('spells every month of the calendar when its digits are typed', () => {
    const months = fc.record({
      year: fc.integer({ min: 1000, max: 9999 }),
      month: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(months, (asked) => {
        const text = formatMonth(asked);
        expect(month().type(text).value).toBe(text);
        expect(month().type(text.replace('/', '')).value).toBe(text);
        expect(month().paste(text).value).toBe(text);
      }),
    );
  });

  it('leaves one slash where an overflow between two is removed', () => {
    expect(maskMonth({ previous: '', next: '0000/00/0', caret: 7 }).value).toBe('0000/0');
  });
});

describe('the revenue mask', () => {
  it('keeps digits and one point', () => {
    expect(revenue().type('$1a2,5b0.5x0').value).toBe('1250.50');
    expect(revenue().type('.5').value).toBe('.5');
    // A later point merges into the first.
    expect(revenue('1.25').select(1).type('.').value).toBe('1.25');
  });

  it('stops at two decimals', () => {
    expect(revenue().type('10.999').value).toBe('10.99');
  });

  it('reads a pasted amount', () => {
    expect(revenue().paste(' 1 250 000 USD').value).toBe('1250000');
  });

  it('leaves the caret where it was', () => {
    expect(revenue('1250').select(1).type('9')).toMatchObject({ value: '19250', caret: 2 });
    expect(revenue('1250').select(2).type('x')).toMatchObject({ value: '1250', caret: 2 });
    expect(revenue('1250.75').select(2).backspace()).toMatchObject({ value: '150.75', caret: 1 });
    expect(revenue('1250.75').select(5).backspace()).toMatchObject({ value: '125075', caret: 4 });
  });

  it.each([
    '250.000',
    '1.000,50',
    '-5',
    '1.2.3.4',
    '250,000-300,000',
    '250000/12',
    '$250k to $300k',
  ])('leaves a pasted %s to be refused, whatever is typed to it', (pasted) => {
    const field = revenue().paste(pasted);
    expect(field).toMatchObject({ value: pasted, caret: pasted.length });
    expect(field.type('x').value).toBe(pasted);
    expect(parseRevenue(field.type('0').value)).toBeUndefined();
    expect(field.selectAll().type('250').value).toBe('250');
  });

  it('ignores a pasted text without digits', () => {
    expect(revenue().paste('about ten').value).toBe('');
  });

  it('lets every character be deleted', () => {
    expect(revenue().type('1250.75').backspace(7).value).toBe('');
    expect(revenue('1250.75').select(0).delete(7).value).toBe('');
  });

  it('spells every amount that is typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999_999 }), (cents) => {
        const text = (cents / 100).toFixed(2);
        expect(parseRevenue(revenue().type(text).value)).toBe(cents / 100);
      }),
    );
  });
});
