/** Masks text inputs as they are typed in, with React or before it: nothing here knows React. */
import type { MaskInput, MaskOutput } from '@tallycomb/inflation-core';
import type { FieldRules } from './field-rules';

/** The least that has to be replaced for one text to become another. */
function difference(from: string, to: string) {
  let start = 0;
  while (start < from.length && from[start] === to[start]) start++;
  const rest = Math.min(from.length, to.length) - start;
  let tail = 0;
  while (tail < rest && from.at(-1 - tail) === to.at(-1 - tail)) tail++;
  return { start, end: from.length - tail, text: to.slice(start, to.length - tail) };
}

/** Puts a text in as a person would, with its event and its place in the undo stack; returns whether it differs. */
function editInput(input: HTMLInputElement, { value, caret }: MaskOutput): boolean {
  const isFocused = document.activeElement === input;
  const isDifferent = input.value !== value;
  if (isDifferent) {
    const { start, end, text } = difference(input.value, value);
    if (isFocused) input.setSelectionRange(start, end);
    // Deprecated, and the only way into the undo stack. It edits what has the focus.
    const isDone = isFocused && document.execCommand(text ? 'insertText' : 'delete', false, text);
    if (!isDone) {
      input.setRangeText(text, start, end);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }
  if (isFocused) input.setSelectionRange(caret, caret);
  return isDifferent;
}

/** Called on every change with the field's value and the raw text that it came from. */
type OnTyped = (value: string, text: string) => void;

/** More than any amount or month takes: no mask has to read a pasted book. */
const MAX_INPUT_LENGTH = 100;

/** The part of a text that is read, with a sign where there was more. */
const cutText = (text: string) =>
  text.length > MAX_INPUT_LENGTH ? `${text.slice(0, MAX_INPUT_LENGTH)}…` : text;

const caretAtEnd = (text: string): MaskOutput => ({ value: text, caret: text.length });

/** Endings that complete a partly typed month. */
const MONTH_ENDINGS = [' 2000', '2000', '000', '00', '0'];

function masked({ mask, normalize, waits }: FieldRules, text: string, input: MaskInput) {
  const output = mask(input);
  if (!waits) return output;
  const meant = normalize(text);
  if (meant !== undefined && output.value !== text) return caretAtEnd(meant);
  const isOpen =
    waits(text) && MONTH_ENDINGS.some((ending) => normalize(text + ending) !== undefined);
  return isOpen ? caretAtEnd(input.previous) : output;
}

/** The value that a text would have come to, had it been typed into a masked field. */
const typedOut = (rules: FieldRules, text: string) =>
  [...text].reduce((previous, character, at) => {
    const next = previous + character;
    return masked(rules, text.slice(0, at + 1), { previous, next, caret: next.length }).value;
  }, '');

/**
 * Masks an input in the browser's own undo stack. What a mask would change is held back and put in
 * as a person's edit; a value set by script is none, and Chromium's redo then repeats the text.
 */
class InputMask {
  readonly #input: HTMLInputElement;
  #rules: FieldRules;
  #onTyped: OnTyped = () => {};
  /** All that was typed or pasted for what the input shows. */
  #text = '';
  #shown = '';
  #isEditing = false;
  /** Whether `#text` already holds the edit whose `input` event is to come. */
  #isHeld = false;
  readonly #listeners = new AbortController();

  constructor(input: HTMLInputElement, rules: FieldRules) {
    this.#input = input;
    this.#rules = rules;
    const { signal } = this.#listeners;
    input.addEventListener('beforeinput', this.#holdBack, { signal });
    input.addEventListener('keydown', this.#forget, { signal });
    input.addEventListener('input', this.#maskAfterInput, { signal });
    input.addEventListener('compositionend', this.#maskAfterInput, { signal });
    input.addEventListener('blur', this.#leave, { signal });
    // Enter leaves no field.
    input.form?.addEventListener('submit', this.#settleForm, { signal, capture: true });
    this.#maskStandingText();
  }

  /** Masks what stood in the input before: the visitor or the browser has put it there. */
  #maskStandingText(): void {
    const { value, defaultValue } = this.#input;
    const isFocused = document.activeElement === this.#input;
    // Letters of another script may be a composition that is still open: its end is masked.
    if (isFocused && /[^\x20-\x7e]/.test(value)) return;
    this.#text = cutText(value);
    this.#shown = value;
    if (value === defaultValue) return;
    const whole = isFocused ? undefined : this.#rules.normalize(this.#text);
    this.#show(caretAtEnd(whole ?? typedOut(this.#rules, this.#text)));
  }

  /** Hands the input over to the rules and the callback of whoever draws it now. */
  follow(rules: FieldRules, onTyped: OnTyped): void {
    this.#rules = rules;
    this.#onTyped = onTyped;
  }

  /** Reports the field as it stands, normalized where nobody is typing in it. */
  report(): void {
    const meant = document.activeElement === this.#input ? undefined : this.#unsettled();
    if (meant === undefined) this.#onTyped(this.#input.value, this.#text);
    else this.#show(caretAtEnd(meant));
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

  readonly #holdBack = (event: InputEvent): void => {
    const inserted = event.data ?? event.dataTransfer?.getData('text/plain');
    if (this.#isEditing || event.isComposing || !event.cancelable || !inserted) return;
    const { value: previous, selectionStart, selectionEnd } = this.#input;
    const start = selectionStart ?? previous.length;
    const coming = inserted.slice(0, MAX_INPUT_LENGTH);
    const next = previous.slice(0, start) + coming + previous.slice(selectionEnd ?? start);
    const isTypedOn = start === previous.length && previous === this.#shown && coming.length === 1;
    this.#text = cutText(isTypedOn ? this.#text + coming : next + inserted.slice(MAX_INPUT_LENGTH));
    const caret = start + coming.length;
    const output = masked(this.#rules, this.#text, { previous, next, caret });
    this.#isHeld = output.value === next && coming === inserted;
    if (this.#isHeld) return;
    event.preventDefault();
    this.#show(output);
  };

  /** Deletes what is held back, too, of which a field shows nothing: WebKit then reports no edit. */
  readonly #forget = ({ key }: KeyboardEvent): void => {
    if (this.#input.value === '' && /^(Backspace|Delete)$/.test(key)) this.#text = '';
  };

  /** Masks after it came what could not be held back: autofill, the text of an input method. */
  readonly #maskAfterInput = (event: Event): void => {
    const came = this.#input.value;
    const next = came.slice(0, MAX_INPUT_LENGTH);
    const inputType = event instanceof InputEvent ? event.inputType : '';
    const isOpen = event instanceof InputEvent && event.isComposing;
    // The event of an edit may come after it.
    const isOwn = this.#isEditing || came === this.#shown;
    const isNew = !this.#isHeld;
    this.#isHeld = false;
    if (isOwn || isOpen) {
      this.#onTyped(came, isOwn ? this.#text : came);
      return;
    }
    if (isNew) this.#text = cutText(came);
    const isKept = /^(delete|history)/.test(inputType);
    const caret = this.#input.selectionStart ?? next.length;
    const output = isKept
      ? caretAtEnd(next)
      : masked(this.#rules, this.#text, { previous: this.#shown, next, caret });
    this.#shown = came;
    if (output.value === came) this.#onTyped(next, this.#text);
    else this.#show(output);
  };

  /** The text normalized, where the input does not show that yet. */
  #unsettled(): string | undefined {
    const { value } = this.#input;
    const meant = this.#rules.normalize(value === this.#shown ? this.#text : value);
    return meant === value ? undefined : meant;
  }

  #settle(): void {
    if (this.#isEditing || document.activeElement !== this.#input) return;
    const meant = this.#unsettled();
    if (meant === undefined) return;
    // It is reported with the text that it came from, and edited on as it now stands.
    this.#show(caretAtEnd(meant));
    this.#text = meant;
  }

  /** All fields at once: React draws between two listeners, and would empty the next one. */
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
   * An edit needs the focus, so it is taken back for it, and handed on to where it was going. A
   * window that is left keeps its field.
   */
  readonly #leave = ({ relatedTarget }: FocusEvent): void => {
    const input = this.#input;
    if (this.#isEditing || document.activeElement === input) return;
    if (this.#unsettled() === undefined) {
      // What is held back is no beginning of what is typed on coming back.
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

/** Masks all that comes into an input. */
export function maskInput(input: HTMLInputElement, rules: FieldRules): void {
  if (!masks.has(input)) masks.set(input, new InputMask(input, rules));
}

/**
 * Has the mask of an input report to `onTyped`, until the returned function is called. A mask that
 * was there before keeps its text, its caret and its place in the undo stack; `isTaken` asks it to
 * report what stands there.
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
