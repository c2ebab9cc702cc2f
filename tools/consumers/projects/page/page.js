import {
  formatMoney,
  maskMonth,
  maskRevenue,
  monthOf,
  validateInputs,
} from '@tallycomb/inflation-core';
import { calculateInflation, createLookupClient } from '@tallycomb/inflation-core/lookup';

const form = document.querySelector('form');
const output = form.querySelector('output');
const client = createLookupClient(); // asks this page's own origin

function applyMask(input, mask) {
  let previous = input.value;
  input.addEventListener('input', () => {
    const { value, caret } = mask({ previous, next: input.value, caret: input.selectionStart });
    input.value = previous = value;
    input.setSelectionRange(caret, caret);
  });
}

applyMask(form.elements.date, maskMonth);
applyMask(form.elements.annualRevenue, maskRevenue);

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const inputs = validateInputs(Object.fromEntries(new FormData(form)));
  if (!inputs.ok) {
    output.value = inputs.issues[0].code;
    form.elements[inputs.issues[0].field].focus();
    return;
  }
  const { month, revenue } = inputs;
  const result = await calculateInflation({ revenue, month, today: monthOf(new Date()), client });
  const isEstimate = result.source === 'estimate';
  output.value = `${formatMoney(result.lost)} a year${isEstimate ? ', estimated' : ''}`;
});
