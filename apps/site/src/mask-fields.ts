/**
 * Second script of a page with masked fields: masks them from the first key, before React. Makes room
 * for a saved menu as early, which would move the page at hydration.
 */
import { maskInput } from './calculator/form/field-mask';
import {
  EARLY_RULES,
  type EarlyRules,
  MASK_ATTRIBUTE,
  SAVED_ATTRIBUTE,
} from './calculator/form/field-rules';

/** How long the room stays empty. */
const ROOM_MS = 5000;

const key = document.querySelector(`[${SAVED_ATTRIBUTE}]`)?.getAttribute(SAVED_ATTRIBUTE);
try {
  const saved = key ? (localStorage.getItem(key) ?? '') : '';
  // A priced row, and no text for the box.
  if (/"price":"\d.*"pasted":""/s.test(saved)) {
    const { documentElement: root } = document;
    root.setAttribute(SAVED_ATTRIBUTE, '');
    // The box comes back if the page's code does not arrive.
    setTimeout(() => root.removeAttribute(SAVED_ATTRIBUTE), ROOM_MS);
  }
} catch {
  // Storage is denied, so nothing is saved.
}

for (const input of document.querySelectorAll<HTMLInputElement>(`[${MASK_ATTRIBUTE}]`)) {
  const name = input.getAttribute(MASK_ATTRIBUTE) as EarlyRules; // written by `useMaskedInput`
  maskInput(input, EARLY_RULES[name]);
}
