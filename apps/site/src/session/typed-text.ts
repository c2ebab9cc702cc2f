/**
 * What was typed before the page was hydrated. React may draw the inputs anew then: where a
 * translator or a password manager has changed the page, it does not find its own.
 */
const typed = new Map<string, string>();

/** What stood in the input of this name; nothing once the page is hydrated. */
export const typedText = (name: string): string => typed.get(name) ?? '';

/** The input of the same name, with the focus and the caret of one that is gone. */
function passOnFocus({ name, selectionStart, selectionEnd, isConnected }: HTMLInputElement) {
  const successor = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (isConnected || !successor) return;
  successor.focus({ preventScroll: true });
  successor.setSelectionRange(selectionStart, selectionEnd);
}

/** Records until the returned function is called, which also gives back the focus. */
export function recordTyping(): () => void {
  let focused: HTMLInputElement | undefined;
  const record = (input: unknown) => {
    if (!(input instanceof HTMLInputElement) || input.name === '') return;
    typed.set(input.name, input.value);
    if (input === document.activeElement) focused = input;
  };
  const listen = ({ target }: Event) => record(target);
  for (const input of document.querySelectorAll('input')) record(input);
  document.addEventListener('input', listen);
  document.addEventListener('focusin', listen);
  return () => {
    document.removeEventListener('input', listen);
    document.removeEventListener('focusin', listen);
    typed.clear();
    if (focused) passOnFocus(focused);
  };
}
