/**
 * Keeps texts for their history entry from the first key on, before React. Restores them after a
 * reload, after Back, and where a translator or password manager made React replace the inputs.
 */
import { historyEntryKey, readRecord, writeRecord } from './history-entry';

/** Key in `sessionStorage` of the texts of every history entry. */
const TEXTS_KEY = 'tallycomb:typed';

/** Texts by the name of their control. */
export type Texts<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

const isTexts = (value: unknown): value is Texts =>
  value instanceof Object && Object.values(value).every((text) => typeof text === 'string');

let kept: Record<string, Texts> | undefined;

function keptTexts() {
  kept ??= readRecord(TEXTS_KEY, isTexts);
  return kept;
}

/** Key of the form in the page's HTML; forms that React renders later have their own. */
export const PAGE_FORM = 'page';

const recordKey = (form: string) => `${historyEntryKey()} ${form}`;

/** Kept texts of a form at the current history entry. */
export const textsAt = (form: string): Texts => keptTexts()[recordKey(form)] ?? {};

/** Adds texts to those of a form. */
export function keepTexts(form: string, texts: Texts): void {
  keptTexts()[recordKey(form)] = { ...textsAt(form), ...texts };
  writeRecord(TEXTS_KEY, keptTexts());
}

/** Removes the texts of a form, whose owner keeps them elsewhere. */
export function dropTexts(form: string): void {
  delete keptTexts()[recordKey(form)];
  writeRecord(TEXTS_KEY, keptTexts());
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const TEXT_CONTROLS = 'textarea[name], input[name]:not([type=radio], [type=checkbox], [type=file])';

const textControls = () => [...document.querySelectorAll<TextControl>(TEXT_CONTROLS)];

const recording = new AbortController();
let focused: TextControl | undefined;

/** While true, inputs are filled from the address and not recorded as typed. */
let isFillingFromAddress = false;

function record(control: TextControl): void {
  if (control === document.activeElement) focused = control;
  const known = textsAt(PAGE_FORM)[control.name] ?? control.defaultValue;
  if (!isFillingFromAddress && control.value !== known)
    keepTexts(PAGE_FORM, { [control.name]: control.value });
}

/** Fills a blank control, with an event for its mask. */
function fill(control: TextControl, text: string | null | undefined): void {
  if (!text || control.value !== '') return;
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Restores kept texts, then those in the query of a form sent without script. */
function fillBlankControls(): void {
  const query = new URLSearchParams(location.search);
  for (const control of textControls()) fill(control, textsAt(PAGE_FORM)[control.name]);
  isFillingFromAddress = true;
  for (const control of textControls()) fill(control, query.get(control.name));
  isFillingFromAddress = false;
}

/**
 * Makes each text its input's default. Safari resets inputs without autocompletion in a page that
 * Back brings from its cache, some time after `pageshow`; React's inputs have their text as default.
 */
function holdThroughReset(): void {
  for (const control of textControls())
    if (control instanceof HTMLInputElement) control.defaultValue = control.value;
}

/** Restores kept texts, and records typing until the page is hydrated. */
export function startEarlyTexts(): void {
  const { signal } = recording;
  const recordTarget = ({ target }: Event) => {
    if (target instanceof Element && target.matches(TEXT_CONTROLS)) record(target as TextControl);
  };
  // In the capture phase, before React hydrates for the event.
  for (const type of ['input', 'focusin'])
    addEventListener(type, recordTarget, { capture: true, signal });
  // Text that was typed before this script ran, or that the browser has restored.
  for (const control of textControls()) if (control.value !== control.defaultValue) record(control);
  fillBlankControls();
  addEventListener('pagehide', holdThroughReset, { signal });
}

/** Moves focus and caret from an input that React replaced to its successor of the same name. */
function passOnFocus({ name, selectionStart, selectionEnd, isConnected }: TextControl): void {
  const successor = textControls().find((control) => control.name === name);
  if (isConnected || !successor) return;
  successor.focus({ preventScroll: true });
  successor.setSelectionRange(selectionStart, selectionEnd);
}

/** Stops recording: from now on React keeps the texts. */
export function finishEarlyTexts(): void {
  recording.abort();
  if (focused) passOnFocus(focused);
}
