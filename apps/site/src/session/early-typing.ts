/**
 * What was typed before the page was hydrated. React may draw the inputs anew then: where a
 * translator or a password manager has changed the page, it does not find its own.
 */
const typed = new Map<string, string>();

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (target: unknown): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** What stood in the input of this name; nothing once the page is hydrated. */
export const typedText = (name: string): string => typed.get(name) ?? '';

/** Gives the focus and the caret of an input that is gone to the one of the same name. */
function passOnFocus({ name, selectionStart, selectionEnd, isConnected }: TextControl) {
  const successor = document.querySelector<TextControl>(`:is(input, textarea)[name="${name}"]`);
  if (isConnected || !successor) return;
  successor.focus({ preventScroll: true });
  successor.setSelectionRange(selectionStart, selectionEnd);
}

/** Records until the function it returns is called, which also gives back the focus. */
export function recordTyping(): () => void {
  let focused: TextControl | undefined;
  const record = (input: unknown) => {
    if (!isTextControl(input) || input.name === '') return;
    typed.set(input.name, input.value);
    if (input === document.activeElement) focused = input;
  };
  const recording = new AbortController();
  // On the way down: React, on the document, hydrates for an event before it hands that on.
  const options = { capture: true, signal: recording.signal };
  for (const type of ['input', 'focusin'])
    addEventListener(type, ({ target }) => record(target), options);
  for (const input of document.querySelectorAll('input, textarea')) record(input);
  return () => {
    recording.abort();
    typed.clear();
    if (focused) passOnFocus(focused);
  };
}
