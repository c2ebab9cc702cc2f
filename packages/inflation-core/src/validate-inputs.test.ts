import { describe, expect, it } from 'vitest';
import { validateInputs } from './validate-inputs';

describe('validateInputs', () => {
  it('gives the amount and the month', () => {
    expect(validateInputs({ date: '06/2019', annualRevenue: '250,000.50' })).toEqual({
      ok: true,
      amount: 250_000.5,
      from: { year: 2019, month: 6 },
    });
  });

  it.each([
    ['', '', ['date', 'annualRevenue']],
    ['  ', '\t', ['date', 'annualRevenue']],
    ['', '5', ['date']],
    ['06/2019', ' ', ['annualRevenue']],
    ['nonsense', '', ['annualRevenue']],
  ] as const)('reports what is missing first: %j, %j', (date, annualRevenue, fields) => {
    expect(validateInputs({ date, annualRevenue })).toEqual({
      ok: false,
      issues: fields.map((field) => ({ code: 'missing-information', field })),
    });
  });

  it.each(['6/2019', '2019-06', 'June 2019'])('takes no other form of a month: %j', (date) => {
    expect(validateInputs({ date, annualRevenue: '5' })).toMatchObject({ ok: false });
  });

  it('reports the date before the revenue, and only the date', () => {
    expect(validateInputs({ date: '13/2019', annualRevenue: 'x' })).toEqual({
      ok: false,
      issues: [{ code: 'invalid-date-format', field: 'date' }],
    });
  });

  it.each(['0', 'x', '5,50', '1000000000000'])('reports the revenue %j last', (annualRevenue) => {
    expect(validateInputs({ date: '12/2019', annualRevenue })).toEqual({
      ok: false,
      issues: [{ code: 'invalid-revenue-amount', field: 'annualRevenue' }],
    });
  });
});
