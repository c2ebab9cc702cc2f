import { calculatorForm } from '@tallycomb/content/calculator';
import { describe, expect, it } from 'vitest';
import { initialInputs, monthNote, revenueNote } from './inputs';

const nothing = { date: '', annualRevenue: '' };
const noQuery = { date: null, annualRevenue: null };

describe('the initial inputs', () => {
  it('come normalized from a link, which asks for an answer', () => {
    expect(initialInputs(nothing, { date: 'June 2019', annualRevenue: '$250,000' })).toEqual({
      inputs: { date: '06/2019', annualRevenue: '250000' },
      texts: { date: 'June 2019', annualRevenue: '$250,000' },
      asksForAnswer: true,
    });
  });

  it('ask for the specified message when the form was sent empty', () => {
    expect(initialInputs(nothing, { date: '', annualRevenue: '' }).asksForAnswer).toBe(true);
    expect(initialInputs(nothing, { date: '6/19', annualRevenue: null }).asksForAnswer).toBe(false);
    expect(initialInputs(nothing, noQuery).asksForAnswer).toBe(false);
  });

  it('prefer each typed field to the link, and then wait for Calculate', () => {
    const typed = { date: '', annualRevenue: '77' };
    expect(initialInputs(typed, { date: '06/2019', annualRevenue: '250000' })).toMatchObject({
      inputs: { date: '06/2019', annualRevenue: '77' },
      asksForAnswer: false,
    });
  });

  it('ask again where the browser or the page has filled in the link’s values, even wrong ones', () => {
    const query = { date: '6/2019', annualRevenue: '-5' };
    expect(initialInputs(query, query)).toMatchObject({
      inputs: { date: '06/2019', annualRevenue: '-5' },
      asksForAnswer: true,
    });
  });

  it('understand a month without its slash, typed before the mask', () => {
    const inputs = { date: '06/2019', annualRevenue: '250000' };
    const early = { date: '062019', annualRevenue: '250k' };
    for (const date of ['062019', '62019'])
      expect(initialInputs({ ...early, date }, noQuery).inputs).toEqual(inputs);
    expect(initialInputs(nothing, early)).toMatchObject({ inputs, asksForAnswer: true });
    for (const date of ['0620190', '12019', '02019'])
      expect(initialInputs({ ...nothing, date }, noQuery).inputs.date).toBe(date);
  });
});

it.each([
  ['250', '250k', '$250,000 a year.'],
  ['550', '5,50', '$5.50 a year.'],
  ['250000', '250000', '$250,000 a year.'],
  ['20', '20k a month', '$240,000 a year. Twelve months of $20,000.'],
  ['240000', '$20k/mo', '$240,000 a year. Twelve months of $20,000.'],
  ['250', '$250k/yr', '$250,000 a year.'],
])('says the yearly amount of %s, typed as %s', (value, text, note) => {
  expect(revenueNote(value, text)).toBe(note);
});

it.each(['250.000', '1.000,50', '-5', '250,000-300,000', '250000/12'])(
  'says that %s, kept as pasted, is not a single amount',
  (text) => {
    expect(revenueNote(text, text)).toBe(calculatorForm.revenueUnread);
  },
);

it('has a hint for an empty field, and a sentence where text was left out in part or whole', () => {
  expect(revenueNote('', '')).toBe(calculatorForm.revenueHint);
  expect(revenueNote('1.25', '1.255')).toBe(`$1.25 a year. ${calculatorForm.revenueLeftOut}`);
  expect(revenueNote('', 'abc')).toBe(calculatorForm.revenueLeftOut);
});

it('says when a month was not read in full, and only then', () => {
  for (const [value, text] of [
    ['', ''],
    ['06/', '06'],
    ['06/2019', '062019'],
    ['06/2019', '62019'],
    ['06/2019', 'June 2019'],
  ] as const) {
    expect(monthNote(value, text)).toBe(calculatorForm.dateHint);
  }
  expect(monthNote('', 'Juny 2')).toBe(calculatorForm.dateLeftOut);
  expect(monthNote('06/2019', '06/20195')).toBe(calculatorForm.dateLeftOut);
});
