/** Second script of a page with masked fields: masks them from the first key, before React. */
import { maskInput } from './calculator/form/field-mask';
import { EARLY_RULES, type EarlyRules, MASK_ATTRIBUTE } from './calculator/form/field-rules';

for (const input of document.querySelectorAll<HTMLInputElement>(`[${MASK_ATTRIBUTE}]`)) {
  const name = input.getAttribute(MASK_ATTRIBUTE) as EarlyRules; // written by `useMaskedInput`
  maskInput(input, EARLY_RULES[name]);
}
