/**
 * Masks an input in the browser's own undo stack. What a mask would change is held back and put in
 * as a person's edit; a value set by script is none, and Chromium's redo then repeats the text.
 */
import type { MaskInput, MaskOutput } from '@tallycomb/inflation-core';
import { editInput } from './edit-input';

export interface FieldRules {
  readonly mask: (input: MaskInput) => MaskOutput;
  /** What a text means, as the field holds it; `undefined` while that is open. */
  readonly normalize: (text: string) => string | undefined;
  /** Whether a text is held back until it means something; it then does so at once. */
  readonly waits?: (text: string) => boolean;
}

/** Told of every change: what stands in the field, and all that was typed or pasted for it. */
export type OnTyped = (value: string, text: string) => void;

/** More than any amount or month takes: no mask has to read a pasted book. */
const MOST_AT_ONCE = 100;

/** As much of a text as is read; the sign says that there was more. */
const noted = (text: string) =>
  text.length > MOST_AT_ONCE ? `${text.slice(0, MOST_AT_ONCE)}…` : text;

const end = (text: string): MaskOutput => ({ value: text, caret: text.length });

function masked({ mask, normalize, waits }: FieldRules, text: string, input: MaskInput) {
  const output = mask(input);
  if (!waits) return output;
  const meant = normalize(text);
  if (meant !== undefined && output.value !== text) return end(meant);
  return waits(text) ? end(input.previous) : output;
}

/** Masks all that comes into an input, until the function that it gives is called. */
export function attachMask(input: HTMLInputElement, rules: FieldRules, onTyped: OnTyped) {
  let text = input.value;
  let shown = input.value;
  let isEditing = false;
  /** Whether `text` holds what is about to come. */
  let isNoted = false;

  function show(output: MaskOutput): void {
    isEditing = true;
    if (!editInput(input, output)) onTyped(input.value, text);
    isEditing = false;
    shown = input.value;
  }

  function holdBack(event: InputEvent): void {
    const inserted = event.data ?? event.dataTransfer?.getData('text/plain');
    if (isEditing || event.isComposing || !event.cancelable || !inserted) return;
    const { value: previous, selectionStart, selectionEnd } = input;
    const start = selectionStart ?? previous.length;
    const coming = inserted.slice(0, MOST_AT_ONCE);
    const next = previous.slice(0, start) + coming + previous.slice(selectionEnd ?? start);
    const isTypedOn = start === previous.length && previous === shown && coming.length === 1;
    text = noted(isTypedOn ? text + coming : next + inserted.slice(MOST_AT_ONCE));
    const output = masked(rules, text, { previous, next, caret: start + coming.length });
    isNoted = output.value === next && coming === inserted;
    if (isNoted) return;
    event.preventDefault();
    show(output);
  }

  /** What could not be held back is masked after it came: autofill, an input method's text. */
  function putRight(event: Event): void {
    const came = input.value;
    const next = came.slice(0, MOST_AT_ONCE);
    const inputType = event instanceof InputEvent ? event.inputType : '';
    const isOpen = event instanceof InputEvent && event.isComposing;
    // The event of an edit may come after it.
    const isOwn = isEditing || came === shown;
    const isNew = !isNoted;
    isNoted = false;
    if (isOwn || isOpen) {
      onTyped(came, isOwn ? text : came);
      return;
    }
    if (isNew) text = noted(came);
    const isKept = /^(delete|history)/.test(inputType);
    const caret = input.selectionStart ?? next.length;
    const output = isKept ? end(next) : masked(rules, text, { previous: shown, next, caret });
    shown = came;
    if (output.value === came) onTyped(next, text);
    else show(output);
  }

  function settle(): void {
    if (isEditing || document.activeElement !== input) return;
    const meant = rules.normalize(input.value === shown ? text : input.value);
    if (meant === undefined || meant === input.value) return;
    text = meant;
    show(end(meant));
  }

  /**
   * An edit needs the focus, so it is taken back for it, and handed on to where it was going. A
   * window that is left keeps its field.
   */
  function leave({ relatedTarget }: FocusEvent): void {
    if (isEditing || document.activeElement === input) return;
    const meant = rules.normalize(input.value === shown ? text : input.value);
    if (meant === undefined || meant === input.value) return;
    input.focus({ preventScroll: true });
    settle();
    isEditing = true;
    if (relatedTarget instanceof HTMLElement) relatedTarget.focus({ preventScroll: true });
    else input.blur();
    isEditing = false;
  }

  const listeners = new AbortController();
  const { signal } = listeners;
  input.addEventListener('beforeinput', holdBack, { signal });
  input.addEventListener('input', putRight, { signal });
  input.addEventListener('compositionend', putRight, { signal });
  input.addEventListener('blur', leave, { signal });
  // Enter leaves no field.
  input.form?.addEventListener('submit', settle, { signal, capture: true });
  return () => listeners.abort();
}
