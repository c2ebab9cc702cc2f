import { calculatorForm } from '@tallycomb/content/calculator';
import { expect, it } from 'vitest';
import { monthNote, revenueNote } from './field-notes';

it.each([
  ['250', '250k', '$250,000 a year.'],
  ['1.5', '1.5 million', '$1,500,000 a year.'],
  ['550', '5,50', '$5.50 a year.'],
  ['250000', '250,000', '$250,000 a year.'],
  ['250000', '250000 USD', '$250,000 a year.'],
  ['250000', '250000', '$250,000 a year.'],
])('says what %s means, typed as %s', (value, text, note) => {
  expect(revenueNote(value, text)).toBe(note);
});

it.each([
  ['5', '-5'],
  ['1.25', '1.255'],
  ['12', '12x'],
])('says that %s is not all of %s', (value, text) => {
  expect(revenueNote(value, text)).toBe(`$${value} a year. ${calculatorForm.revenueLeftOut}`);
});

it('has a hint for an empty field, and a sentence for one that took nothing', () => {
  expect(revenueNote('', '')).toBe(calculatorForm.revenueHint);
  expect(revenueNote('', 'abc')).toBe(calculatorForm.revenueLeftOut);
});

it('says when a month was not read in full, and only then', () => {
  for (const [value, text] of [
    ['', ''],
    ['06/', '06'],
    ['06/2019', '062019'],
    ['06/2019', 'June 2019'],
  ] as const) {
    expect(monthNote(value, text)).toBe(calculatorForm.dateHint);
  }
  expect(monthNote('', 'Juny 2')).toBe(calculatorForm.dateLeftOut);
  expect(monthNote('06/2019', '06/20195')).toBe(calculatorForm.dateLeftOut);
});
