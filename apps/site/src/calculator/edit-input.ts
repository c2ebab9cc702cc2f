import type { MaskOutput } from '@tallycomb/inflation-core';

/** The least that has to be replaced for one text to become another. */
function difference(from: string, to: string) {
  let start = 0;
  while (start < from.length && from[start] === to[start]) start++;
  const rest = Math.min(from.length, to.length) - start;
  let tail = 0;
  while (tail < rest && from.at(-1 - tail) === to.at(-1 - tail)) tail++;
  return { start, end: from.length - tail, text: to.slice(start, to.length - tail) };
}

/** Puts a text in as a person would, with its event and its place in the undo stack; tells whether it differs. */
export function editInput(input: HTMLInputElement, { value, caret }: MaskOutput): boolean {
  const isDifferent = input.value !== value;
  if (isDifferent) {
    const { start, end, text } = difference(input.value, value);
    input.setSelectionRange(start, end);
    // Deprecated, and the only way into the undo stack. It edits what has the focus.
    const isDone =
      document.activeElement === input &&
      document.execCommand(text ? 'insertText' : 'delete', false, text);
    if (!isDone) {
      input.setRangeText(text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }
  input.setSelectionRange(caret, caret);
  return isDifferent;
}
