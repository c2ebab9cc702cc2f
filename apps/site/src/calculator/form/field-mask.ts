/** Masks text inputs while typing, with or without React. */
import type { MaskInput, MaskOutput } from '@tallycomb/inflation-core';
import type { FieldRules } from './field-rules';

/** The smallest replacement that turns one text into another. */
function difference(from: string, to: string) {
  let start = 0;
  while (start < from.length && from[start] === to[start]) start++;
  const rest = Math.min(from.length, to.length) - start;
  let tail = 0;
  while (tail < rest && from.at(-1 - tail) === to.at(-1 - tail)) tail++;
  return { start, end: from.length - tail, text: to.slice(start, to.length - tail) };
}

/** Edits an input as typing would, with an event and an undo step; returns whether it changed. */
function editInput(input: HTMLInputElement, { value, caret }: MaskOutput): boolean {
  const isFocused = document.activeElement === input;
  const isDifferent = input.value !== value;
  if (isDifferent) {
    const { start, end, text } = difference(input.value, value);
    if (isFocused) input.setSelectionRange(start, end);
    // Deprecated, but the only way into the undo stack; edits the focused element.
    const isDone = isFocused && document.execCommand(text ? 'insertText' : 'delete', false, text);
    if (!isDone) {
      input.setRangeText(text, start, end);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }
  if (isFocused) input.setSelectionRange(caret, caret);
  return isDifferent;
}

/** Called on every change with the field's value and the raw text it came from. */
type OnTyped = (value: string, text: string) => void;

/** Longer than any amount or month, so that a mask need not read a whole pasted book. */
const MAX_INPUT_LENGTH = 100;

/** Shortens a text to the length that masks read, ending in … if it was longer. */
const cutText = (text: string) =>
  text.length > MAX_INPUT_LENGTH ? `${text.slice(0, MAX_INPUT_LENGTH)}…` : text;

const caretAtEnd = (text: string): MaskOutput => ({ value: text, caret: text.length });

/** Endings that complete a partly typed month. */
const MONTH_ENDINGS = [' 2000', '2000', '000', '00', '0'];

function applyMask({ mask, normalize, waits }: FieldRules, text: string, input: MaskInput) {
  const output = mask(input);
  if (!waits) return output;
  const normalized = normalize(text);
  if (normalized !== undefined && output.value !== text) return caretAtEnd(normalized);
  const isOpen =
    waits(text) && MONTH_ENDINGS.some((ending) => normalize(text + ending) !== undefined);
  return isOpen ? caretAtEnd(input.previous) : output;
}

/** The value that typing a text key by key into a masked field gives. */
const typeThroughMask = (rules: FieldRules, text: string) =>
  [...text].reduce((previous, character, at) => {
    const next = previous + character;
    return applyMask(rules, text.slice(0, at + 1), { previous, next, caret: next.length }).value;
  }, '');

/**
 * Masks an input within the browser's undo stack. An edit that the mask would change is canceled
 * and made again as a typed one: after a value set by script, Chromium's redo repeats the text.
 */
class InputMask {
  readonly #input: HTMLInputElement;
  #rules: FieldRules;
  #onTyped: OnTyped = () => {};
  /** Raw text that the shown value came from. */
  #text = '';
  /** Value that the mask last left in the input. */
  #shown = '';
  #isEditing = false;
  /** True while `#text` includes an edit whose `input` event has yet to come. */
  #hasPendingEdit = false;
  readonly #listeners = new AbortController();

  constructor(input: HTMLInputElement, rules: FieldRules) {
    this.#input = input;
    this.#rules = rules;
    const { signal } = this.#listeners;
    input.addEventListener('beforeinput', this.#maskBeforeInput, { signal });
    input.addEventListener('keydown', this.#clearUnshownText, { signal });
    input.addEventListener('input', this.#maskAfterInput, { signal });
    input.addEventListener('compositionend', this.#maskAfterInput, { signal });
    input.addEventListener('blur', this.#normalizeOnBlur, { signal });
    // Enter sends a form without a blur of its field.
    input.form?.addEventListener('submit', this.#settleForm, { signal, capture: true });
    this.#maskExistingText();
  }

  /** Masks text that was in the input before, from the visitor or the browser. */
  #maskExistingText(): void {
    const { value, defaultValue } = this.#input;
    const isFocused = document.activeElement === this.#input;
    // Non-ASCII text may be an open composition, which is masked at its end.
    if (isFocused && /[^\x20-\x7e]/.test(value)) return;
    this.#text = cutText(value);
    this.#shown = value;
    if (value === defaultValue) return;
    const whole = isFocused ? undefined : this.#rules.normalize(this.#text);
    this.#show(caretAtEnd(whole ?? typeThroughMask(this.#rules, this.#text)));
  }

  /** Takes the rules and the callback of the component that now owns the input. */
  follow(rules: FieldRules, onTyped: OnTyped): void {
    this.#rules = rules;
    this.#onTyped = onTyped;
  }

  /** Reports the current value, normalized unless the input has the focus. */
  report(): void {
    const normalized =
      document.activeElement === this.#input ? undefined : this.#unshownNormalized();
    if (normalized === undefined) this.#onTyped(this.#input.value, this.#text);
    else this.#show(caretAtEnd(normalized));
  }

  release(): void {
    this.#listeners.abort();
  }

  #show(output: MaskOutput): void {
    this.#isEditing = true;
    if (!editInput(this.#input, output)) this.#onTyped(this.#input.value, this.#text);
    this.#isEditing = false;
    this.#shown = this.#input.value;
  }

  readonly #maskBeforeInput = (event: InputEvent): void => {
    const inserted = event.data ?? event.dataTransfer?.getData('text/plain');
    if (this.#isEditing || event.isComposing || !event.cancelable || !inserted) return;
    const { value: previous, selectionStart, selectionEnd } = this.#input;
    const start = selectionStart ?? previous.length;
    const coming = inserted.slice(0, MAX_INPUT_LENGTH);
    const next = previous.slice(0, start) + coming + previous.slice(selectionEnd ?? start);
    const isTypedOn = start === previous.length && previous === this.#shown && coming.length === 1;
    this.#text = cutText(isTypedOn ? this.#text + coming : next + inserted.slice(MAX_INPUT_LENGTH));
    const caret = start + coming.length;
    const output = applyMask(this.#rules, this.#text, { previous, next, caret });
    this.#hasPendingEdit = output.value === next && coming === inserted;
    if (this.#hasPendingEdit) return;
    event.preventDefault();
    this.#show(output);
  };

  /** Backspace in an input that looks empty clears unshown raw text: WebKit reports no edit. */
  readonly #clearUnshownText = ({ key }: KeyboardEvent): void => {
    if (this.#input.value === '' && /^(Backspace|Delete)$/.test(key)) this.#text = '';
  };

  /** Masks edits that cannot be canceled once they are made: autofill, input methods. */
  readonly #maskAfterInput = (event: Event): void => {
    const current = this.#input.value;
    const next = current.slice(0, MAX_INPUT_LENGTH);
    const inputType = event instanceof InputEvent ? event.inputType : '';
    const isOpen = event instanceof InputEvent && event.isComposing;
    // The event of the mask's own edit may come late.
    const isOwnEdit = this.#isEditing || current === this.#shown;
    const isNew = !this.#hasPendingEdit;
    this.#hasPendingEdit = false;
    if (isOwnEdit || isOpen) {
      this.#onTyped(current, isOwnEdit ? this.#text : current);
      return;
    }
    if (isNew) this.#text = cutText(current);
    const isKept = /^(delete|history)/.test(inputType);
    const caret = this.#input.selectionStart ?? next.length;
    const output = isKept
      ? caretAtEnd(next)
      : applyMask(this.#rules, this.#text, { previous: this.#shown, next, caret });
    this.#shown = current;
    if (output.value === current) this.#onTyped(next, this.#text);
    else this.#show(output);
  };

  /** The normalized text, or `undefined` if the input shows it already. */
  #unshownNormalized(): string | undefined {
    const { value } = this.#input;
    const normalized = this.#rules.normalize(value === this.#shown ? this.#text : value);
    return normalized === value ? undefined : normalized;
  }

  #settle(): void {
    if (this.#isEditing || document.activeElement !== this.#input) return;
    const normalized = this.#unshownNormalized();
    if (normalized === undefined) return;
    // Reported with the raw text it came from; typing then continues the normalized one.
    this.#show(caretAtEnd(normalized));
    this.#text = normalized;
  }

  /** Settles all fields at once: React renders between two listeners and would empty the next. */
  readonly #settleForm = (event: Event): void => {
    for (const element of this.#input.form?.elements ?? [])
      if (element instanceof HTMLInputElement) masks.get(element)?.settleBeforeSubmit(event);
  };

  settleBeforeSubmit(event: Event): void {
    // A form filler may have set a value without an event.
    if (this.#input.value !== this.#shown) this.#maskAfterInput(event);
    this.#settle();
  }

  /**
   * Normalizes on blur. The edit needs the focus, which is taken back for it and then passed on to
   * where it was going. When the whole window loses focus, the field is left as it is.
   */
  readonly #normalizeOnBlur = ({ relatedTarget }: FocusEvent): void => {
    const input = this.#input;
    if (this.#isEditing || document.activeElement === input) return;
    if (this.#unshownNormalized() === undefined) {
      // Unshown raw text must not become the beginning of what is typed later.
      this.#text = input.value;
      return;
    }
    input.focus({ preventScroll: true });
    this.#settle();
    this.#isEditing = true;
    if (relatedTarget instanceof HTMLElement) relatedTarget.focus({ preventScroll: true });
    else input.blur();
    this.#isEditing = false;
  };
}

const masks = new WeakMap<HTMLInputElement, InputMask>();

/** Masks an input before React, once. */
export function maskInput(input: HTMLInputElement, rules: FieldRules): void {
  if (!masks.has(input)) masks.set(input, new InputMask(input, rules));
}

/**
 * Reports an input's changes to `onTyped` until the returned function is called. A mask from before
 * React keeps its text, caret and undo steps; with `isTaken` it reports its current value at once.
 */
export function followMask(
  input: HTMLInputElement,
  { rules, onTyped, isTaken }: { rules: FieldRules; onTyped: OnTyped; isTaken: boolean },
): () => void {
  const before = masks.get(input);
  const mask = before ?? new InputMask(input, rules);
  masks.set(input, mask);
  mask.follow(rules, onTyped);
  if (before && isTaken) mask.report();
  return () => {
    mask.release();
    masks.delete(input);
  };
}
