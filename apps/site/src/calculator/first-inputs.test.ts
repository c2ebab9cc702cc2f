import { describe, expect, it } from 'vitest';
import { firstInputs } from './first-inputs';

const nothing = { date: '', annualRevenue: '' };
const unlinked = { date: null, annualRevenue: null };

describe('the first inputs', () => {
  it('come from a link, which asks for an answer', () => {
    expect(firstInputs(nothing, { date: '6/2019', annualRevenue: '$250,000' })).toEqual({
      inputs: { date: '06/2019', annualRevenue: '250000' },
      isAsked: true,
    });
  });

  it('ask for the specified message when the form was sent empty', () => {
    expect(firstInputs(nothing, { date: '', annualRevenue: '' }).isAsked).toBe(true);
    expect(firstInputs(nothing, { date: '06/2019', annualRevenue: null }).isAsked).toBe(false);
    expect(firstInputs(nothing, unlinked).isAsked).toBe(false);
  });

  it('keep what was typed, field by field, and then wait for Calculate', () => {
    const typed = { date: '', annualRevenue: '77' };
    expect(firstInputs(typed, { date: '06/2019', annualRevenue: '250000' })).toEqual({
      inputs: { date: '06/2019', annualRevenue: '77' },
      isAsked: false,
    });
  });

  it('ask again where the browser or the page has put the link’s values into the fields', () => {
    const linked = { date: '6/2019', annualRevenue: '-5' };
    expect(firstInputs(linked, linked)).toEqual({
      inputs: { date: '06/2019', annualRevenue: '-5' },
      isAsked: true,
    });
  });

  it.each(['-5', '1e9', '250k'])('leave a linked revenue of %s to be refused', (text) => {
    expect(firstInputs(nothing, { date: '', annualRevenue: text }).inputs.annualRevenue).toBe(text);
  });
});
