import { describe, expect, it } from 'vitest';
import { validateInputs } from './validate-inputs.ts';

describe('validateInputs', () => {
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

  it.each(['0', 'x', '5,50', '1000000000000'])('reports the revenue %j last', (annualRevenue) => {
    expect(validateInputs({ date: '12/2019', annualRevenue })).toEqual({
      ok: false,
      issues: [{ code: 'invalid-revenue-amount', field: 'annualRevenue' }],
    });
  });
});
