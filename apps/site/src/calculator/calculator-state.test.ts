import { calculateInflation, createLookupClient } from '@tallycomb/inflation-core/lookup';
import { describe, expect, it } from 'vitest';
import {
  type CalculatorEvent,
  calculatorReducer,
  type FieldName,
  idle,
  panelStateOf,
} from './calculator-state';

const after = (...events: CalculatorEvent[]) => events.reduce(calculatorReducer, idle);

const typed = (field: FieldName, value: string): CalculatorEvent => ({
  type: 'typed',
  field,
  value,
  text: value,
});

const aResult = () =>
  calculateInflation({
    amount: 100_000,
    from: { year: 2024, month: 6 },
    today: { year: 2026, month: 8 },
    client: createLookupClient({ fetch: () => Promise.reject(new TypeError('offline')) }),
  });

describe('calculator state', () => {
  it('keeps what was typed through loading, a result and a refusal', async () => {
    const state = after(
      typed('annualRevenue', '100000'),
      typed('date', '06/2024'),
      { type: 'started' },
      { type: 'finished', result: await aResult() },
      { type: 'refused', issues: [{ code: 'invalid-date-format', field: 'date' }] },
    );
    expect(state.inputs).toEqual({ annualRevenue: '100000', date: '06/2024' });
  });

  it('shows the prompt, then the spinner, then the result; a newer run shows the spinner again', async () => {
    const result = await aResult();
    expect(panelStateOf(idle)).toBe('prompt');
    expect(panelStateOf(after({ type: 'started' }))).toBe('loading');
    const done = after({ type: 'started' }, { type: 'finished', result });
    expect(panelStateOf(done)).toBe('result');
    expect(panelStateOf(calculatorReducer(done, { type: 'started' }))).toBe('loading');
  });

  it('shows no number where the service has no data', async () => {
    const state = after(
      { type: 'finished', result: await aResult() },
      { type: 'started' },
      { type: 'unanswered', issues: [{ code: 'before-series', field: 'date' }] },
    );
    expect(panelStateOf(state)).toBe('prompt');
    expect(state.issues).toHaveLength(1);
  });

  it('takes the message off the field that is being mended, and leaves the other', () => {
    const refused = after({
      type: 'refused',
      issues: [
        { code: 'missing-information', field: 'date' },
        { code: 'missing-information', field: 'annualRevenue' },
      ],
    });
    const mended = calculatorReducer(refused, typed('date', '0'));
    expect(mended.issues).toEqual([{ code: 'missing-information', field: 'annualRevenue' }]);
  });
});
