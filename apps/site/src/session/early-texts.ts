/**
 * Texts of a page, kept for its history entry from the first key on: they come back after a reload,
 * after Back, and in the inputs that React draws anew where a translator or a password manager has
 * changed the page.
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

/** The form that stands in the page's HTML, before React and with it; others name themselves. */
export const PAGE_FORM = 'page';

const recordKey = (form: string) => `${historyEntryKey()} ${form}`;

/** Texts that were typed into a form at the history entry that is shown. */
export const textsAt = (form: string): Texts => keptTexts()[recordKey(form)] ?? {};

/** Adds texts to those of a form. */
export function keepTexts(form: string, texts: Texts): void {
  keptTexts()[recordKey(form)] = { ...textsAt(form), ...texts };
  writeRecord(TEXTS_KEY, keptTexts());
}

/** Forgets the texts of a form that are kept elsewhere from now on. */
export function dropTexts(form: string): void {
  delete keptTexts()[recordKey(form)];
  writeRecord(TEXTS_KEY, keptTexts());
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const TEXT_CONTROLS = 'textarea[name], input[name]:not([type=radio], [type=checkbox], [type=file])';

const textControls = () => [...document.querySelectorAll<TextControl>(TEXT_CONTROLS)];

const recording = new AbortController();
let focused: TextControl | undefined;

/** Texts from the address are not the visitor's: they ask for an answer. */
let isFillingFromAddress = false;

function record(control: TextControl): void {
  if (control === document.activeElement) focused = control;
  const known = textsAt(PAGE_FORM)[control.name] ?? control.defaultValue;
  if (!isFillingFromAddress && control.value !== known)
    keepTexts(PAGE_FORM, { [control.name]: control.value });
}

/** Fills in a blank control; the event lets its mask put the text right. */
function fill(control: TextControl, text: string | null | undefined): void {
  if (!text || control.value !== '') return;
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts back what was typed here, then what the address of a form holds that was sent without script. */
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

/** Keeps what is typed until the page is hydrated, and puts back what was kept. */
export function startEarlyTexts(): void {
  const { signal } = recording;
  const recordTarget = ({ target }: Event) => {
    if (target instanceof Element && target.matches(TEXT_CONTROLS)) record(target as TextControl);
  };
  // On the way down: React, on the document, hydrates for an event before it hands that on.
  for (const type of ['input', 'focusin'])
    addEventListener(type, recordTarget, { capture: true, signal });
  // What stands there already was typed before this script came, or the browser has put it back.
  for (const control of textControls()) if (control.value !== control.defaultValue) record(control);
  fillBlankControls();
  addEventListener('pagehide', holdThroughReset, { signal });
}

/** Gives the focus and the caret of an input that is gone to the one of the same name. */
function passOnFocus({ name, selectionStart, selectionEnd, isConnected }: TextControl): void {
  const successor = textControls().find((control) => control.name === name);
  if (isConnected || !successor) return;
  successor.focus({ preventScroll: true });
  successor.setSelectionRange(selectionStart, selectionEnd);
}

/** From now on React keeps the texts. */
export function finishEarlyTexts(): void {
  recording.abort();
  if (focused) passOnFocus(focused);
}
