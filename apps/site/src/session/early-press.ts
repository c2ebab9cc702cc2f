/**
 * Buttons that nothing but React answers: the browser itself answers those of a form, and of a
 * popover if it knows any.
 */
const SCRIPT_ONLY =
  'popover' in HTMLElement.prototype
    ? 'button[type=button]:not([popovertarget])'
    : 'button[type=button]';

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
