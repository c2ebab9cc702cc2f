/**
 * Second script of a page with masked fields: masks them from the first key, before React. Makes room
 * for a saved menu before the first paint, as it would move the page later.
 */
import { maskInput } from './calculator/form/field-mask';
import {
  EARLY_RULES,
  type EarlyRules,
  MASK_ATTRIBUTE,
  SAVED_ATTRIBUTE,
} from './calculator/form/field-rules';

const key = document.querySelector(`[${SAVED_ATTRIBUTE}]`)?.getAttribute(SAVED_ATTRIBUTE);
try {
  const saved = key ? (localStorage.getItem(key) ?? '') : '';
  // A priced row, and no text for the box.
  if (/"price":"\d.*"pasted":""/s.test(saved))
    document.documentElement.setAttribute(SAVED_ATTRIBUTE, '');
} catch {
  // Storage is denied, so nothing is saved.
}

for (const input of document.querySelectorAll<HTMLInputElement>(`[${MASK_ATTRIBUTE}]`)) {
  const name = input.getAttribute(MASK_ATTRIBUTE) as EarlyRules; // written by `useMaskedInput`
  maskInput(input, EARLY_RULES[name]);
}
