import {
  formatMoney,
  InflationError,
  maskMonth,
  maskRevenue,
  monthOf,
  validateInputs,
} from '@tallycomb/inflation-core';
import { calculateInflation, createLookupClient } from '@tallycomb/inflation-core/lookup';

const form = document.querySelector('form');
const output = document.querySelector('output');
const annualRevenue = document.querySelector<HTMLInputElement>('[name=annualRevenue]');
const date = document.querySelector<HTMLInputElement>('[name=date]');
if (!form || !output || !annualRevenue || !date) throw new Error('The form is not on this page.');

const fields = { annualRevenue, date };
const client = createLookupClient(); // asks this page's own origin

function applyMask(input: HTMLInputElement, mask: typeof maskMonth): void {
  let previous = input.value;
  input.addEventListener('input', () => {
    const next = input.value;
    const { value, caret } = mask({ previous, next, caret: input.selectionStart ?? next.length });
    input.value = previous = value;
    input.setSelectionRange(caret, caret);
  });
}

applyMask(date, maskMonth);
applyMask(annualRevenue, maskRevenue);

const answer = async (): Promise<string> => {
  const inputs = validateInputs({ date: date.value, annualRevenue: annualRevenue.value });
  if (!inputs.ok) {
    fields[inputs.issues[0].field].focus();
    return inputs.issues[0].code;
  }
  const { amount, from } = inputs;
  const result = await calculateInflation({ amount, from, today: monthOf(new Date()), client });
  const isEstimate = result.source === 'estimate';
  return `${formatMoney(result.lost)} a year${isEstimate ? ', estimated' : ''}`;
};

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  output.value = await answer().catch((error) => {
    // The month is out of range: the message says which months can be asked for.
    if (error instanceof InflationError) return error.message;
    throw error;
  });
});
