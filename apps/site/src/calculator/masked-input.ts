import {
  beginsMonthName,
  type MaskInput,
  type MaskOutput,
  maskMonth,
  maskRevenue,
  normalizeMonth,
  normalizeRevenue,
} from '@tallycomb/inflation-core';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

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
function editInput(input: HTMLInputElement, { value, caret }: MaskOutput): boolean {
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

export interface FieldRules {
  readonly mask: (input: MaskInput) => MaskOutput;
  /** What a text means, as the field holds it; `undefined` while that is open. */
  readonly normalize: (text: string) => string | undefined;
  /** Whether a text is held back until it means something; it then does so at once. */
  readonly waits?: (text: string) => boolean;
}

/** Told of every change: what stands in the field, and all that was typed or pasted for it. */
type OnTyped = (value: string, text: string) => void;

/** More than any amount or month takes: no mask has to read a pasted book. */
const MOST_AT_ONCE = 100;

/** As much of a text as is read; the sign says that there was more. */
const noted = (text: string) =>
  text.length > MOST_AT_ONCE ? `${text.slice(0, MOST_AT_ONCE)}…` : text;

const caretAtEnd = (text: string): MaskOutput => ({ value: text, caret: text.length });

/** What may be left to type of a month. */
const RESTS = [' 2000', '2000', '000', '00', '0'];

function masked({ mask, normalize, waits }: FieldRules, text: string, input: MaskInput) {
  const output = mask(input);
  if (!waits) return output;
  const meant = normalize(text);
  if (meant !== undefined && output.value !== text) return caretAtEnd(meant);
  const isOpen = waits(text) && RESTS.some((rest) => normalize(text + rest) !== undefined);
  return isOpen ? caretAtEnd(input.previous) : output;
}

/**
 * Masks an input in the browser's own undo stack. What a mask would change is held back and put in
 * as a person's edit; a value set by script is none, and Chromium's redo then repeats the text.
 */
class InputMask {
  readonly #input: HTMLInputElement;
  readonly #rules: FieldRules;
  readonly #onTyped: OnTyped;
  /** All that was typed or pasted for what the input shows. */
  #text: string;
  #shown: string;
  #isEditing = false;
  /** Whether `#text` holds what is about to come. */
  #isNoted = false;

  constructor(input: HTMLInputElement, rules: FieldRules, onTyped: OnTyped) {
    this.#input = input;
    this.#rules = rules;
    this.#onTyped = onTyped;
    this.#text = input.value;
    this.#shown = input.value;
  }

  #show(output: MaskOutput): void {
    this.#isEditing = true;
    if (!editInput(this.#input, output)) this.#onTyped(this.#input.value, this.#text);
    this.#isEditing = false;
    this.#shown = this.#input.value;
  }

  readonly holdBack = (event: InputEvent): void => {
    const inserted = event.data ?? event.dataTransfer?.getData('text/plain');
    if (this.#isEditing || event.isComposing || !event.cancelable || !inserted) return;
    const { value: previous, selectionStart, selectionEnd } = this.#input;
    const start = selectionStart ?? previous.length;
    const coming = inserted.slice(0, MOST_AT_ONCE);
    const next = previous.slice(0, start) + coming + previous.slice(selectionEnd ?? start);
    const isTypedOn = start === previous.length && previous === this.#shown && coming.length === 1;
    this.#text = noted(isTypedOn ? this.#text + coming : next + inserted.slice(MOST_AT_ONCE));
    const caret = start + coming.length;
    const output = masked(this.#rules, this.#text, { previous, next, caret });
    this.#isNoted = output.value === next && coming === inserted;
    if (this.#isNoted) return;
    event.preventDefault();
    this.#show(output);
  };

  /** Deletes what is held back, too, of which a field shows nothing: WebKit then tells of no edit. */
  readonly forget = ({ key }: KeyboardEvent): void => {
    if (this.#input.value === '' && /^(Backspace|Delete)$/.test(key)) this.#text = '';
  };

  /** What could not be held back is masked after it came: autofill, an input method's text. */
  readonly maskAfterInput = (event: Event): void => {
    const came = this.#input.value;
    const next = came.slice(0, MOST_AT_ONCE);
    const inputType = event instanceof InputEvent ? event.inputType : '';
    const isOpen = event instanceof InputEvent && event.isComposing;
    // The event of an edit may come after it.
    const isOwn = this.#isEditing || came === this.#shown;
    const isNew = !this.#isNoted;
    this.#isNoted = false;
    if (isOwn || isOpen) {
      this.#onTyped(came, isOwn ? this.#text : came);
      return;
    }
    if (isNew) this.#text = noted(came);
    const isKept = /^(delete|history)/.test(inputType);
    const caret = this.#input.selectionStart ?? next.length;
    const output = isKept
      ? caretAtEnd(next)
      : masked(this.#rules, this.#text, { previous: this.#shown, next, caret });
    this.#shown = came;
    if (output.value === came) this.#onTyped(next, this.#text);
    else this.#show(output);
  };

  /** What the text means, where the input does not show that yet. */
  #unsettled(): string | undefined {
    const { value } = this.#input;
    const meant = this.#rules.normalize(value === this.#shown ? this.#text : value);
    return meant === value ? undefined : meant;
  }

  readonly settle = (): void => {
    if (this.#isEditing || document.activeElement !== this.#input) return;
    const meant = this.#unsettled();
    if (meant === undefined) return;
    // It is told with the text that it came from, and edited on as it now stands.
    this.#show(caretAtEnd(meant));
    this.#text = meant;
  };

  /**
   * An edit needs the focus, so it is taken back for it, and handed on to where it was going. A
   * window that is left keeps its field.
   */
  readonly leave = ({ relatedTarget }: FocusEvent): void => {
    const input = this.#input;
    if (this.#isEditing || document.activeElement === input) return;
    if (this.#unsettled() === undefined) {
      // What is held back is no beginning of what is typed on coming back.
      this.#text = input.value;
      return;
    }
    input.focus({ preventScroll: true });
    this.settle();
    this.#isEditing = true;
    if (relatedTarget instanceof HTMLElement) relatedTarget.focus({ preventScroll: true });
    else input.blur();
    this.#isEditing = false;
  };
}

/** Masks all that comes into an input, until the function that it gives is called. */
function attachMask(input: HTMLInputElement, rules: FieldRules, onTyped: OnTyped) {
  const { holdBack, forget, maskAfterInput, settle, leave } = new InputMask(input, rules, onTyped);
  const listeners = new AbortController();
  const { signal } = listeners;
  input.addEventListener('beforeinput', holdBack, { signal });
  input.addEventListener('keydown', forget, { signal });
  input.addEventListener('input', maskAfterInput, { signal });
  input.addEventListener('compositionend', maskAfterInput, { signal });
  input.addEventListener('blur', leave, { signal });
  // Enter leaves no field.
  input.form?.addEventListener('submit', settle, { signal, capture: true });
  return () => listeners.abort();
}

/** A range, a fraction: what the mask makes of it while it is typed is neither amount. */
const HAS_TWO_AMOUNTS = /\d[km]?\s*([-–—/÷*+&~]|to|or|and)\s*\$?\d/i;

/** Rules of an amount's field: two amounts stay as they were typed, for the check to refuse. */
export const amountRules = ({ mask, normalize }: FieldRules): FieldRules => ({
  mask,
  normalize: (text) => normalize(text) ?? (HAS_TWO_AMOUNTS.test(text) ? text : undefined),
});

export const REVENUE_RULES = amountRules({ mask: maskRevenue, normalize: normalizeRevenue });

/** With the slash that the mask puts into a month that is typed: it may have come without one. */
export const withMonthSlash = (text: string) => text.replace(/^(\d\d)(?=\d{4}$)/, '$1/');

export const MONTH_RULES: FieldRules = {
  mask: maskMonth,
  normalize: (text) => normalizeMonth(withMonthSlash(text)),
  waits: beginsMonthName,
};

/** The listeners have told of a change before React does. */
const ignore = () => {};

/** Props of a controlled input that is masked as it is typed in. */
export function useMaskedInput(rules: FieldRules, onTyped: OnTyped) {
  const ref = useRef<HTMLInputElement>(null);
  const tell = useEffectEvent(onTyped);
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    return attachMask(ref.current, rules, (value, text) => tell(value, text));
  }, [rules]);
  return { ref, onChange: ignore };
}
