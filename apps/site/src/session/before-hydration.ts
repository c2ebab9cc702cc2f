/** On `<html>` of a page that hydrates after load by itself. */
export const HYDRATE_ON_LOAD = 'data-hydrate-on-load';

/** On `<html>` from when the whole document is hydrated. */
export const HYDRATED = 'data-hydrated';

/** On `<html>` while a page waits for its first interaction, with no code on its way. */
export const WAITING = 'data-waiting';

/** Under which a tab keeps what was typed, by entry of its history. */
export const TYPED_KEY = 'tallycomb:typed';

/** Under which a page keeps in this browser what it shows: it hydrates after load where there is some. */
export const storageKeyOf = (pathname: string) => `tallycomb:${pathname}`;

/** Buttons that nothing but React answers: the browser itself answers those of a popover or a form. */
const SCRIPT_ONLY = 'button[type=button]:not([popovertarget])';

const recording = new AbortController();
let pressed: HTMLElement | undefined;

/** Records presses until React hears them. */
export function recordPress(): void {
  const record = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>(SCRIPT_ONLY) ?? pressed;
  };
  addEventListener('click', record, { signal: recording.signal });
}

/** From now on, React hears. What this returns presses the button once more. */
export function stopRecordingPress(): () => void {
  recording.abort();
  return () => pressed?.click();
}
