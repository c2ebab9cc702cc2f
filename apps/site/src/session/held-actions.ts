/**
 * Holds presses, choices and forms that come before React listens, and does them once it does: in
 * order, each once. Links, disclosures, popovers and typing need no React and are left alone.
 */
const SCRIPT_ONLY =
  'popover' in HTMLElement.prototype
    ? 'button[type=button]:not([popovertarget])'
    : 'button[type=button]';

/** Links to panels that become tabs; if followed before, they would scroll the page. */
const TABS = '[role=group] > a[id$="-tab"]';

type Choice = HTMLInputElement | HTMLSelectElement;

const CHOICES = 'select, input:is([type=radio], [type=checkbox], [type=range], [type=file])';

interface HeldAction {
  readonly control: HTMLElement;
  readonly run: () => void;
}

const holding = new AbortController();
let heldActions: HeldAction[] = [];

/** True once text is typed after the last press; the field then keeps the focus. */
let isTyping = false;

/**
 * Makes React notice a choice from before it listened. React compares the control with the value
 * last set through its property, so that is first set to another value.
 */
function announceChoice(control: Choice): void {
  const property = /radio|checkbox/.test(control.type) ? 'checked' : 'value';
  if (control.type === 'range' || property === 'checked') {
    const input = control as HTMLInputElement; // by its type
    const chosen = input[property];
    const setNatively = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, property)?.set;
    if (property === 'checked') input.checked = !chosen;
    else input.value = input.defaultValue;
    setNatively?.call(input, chosen);
  }
  const type = property === 'checked' ? 'click' : 'change';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

const closestTo = <Found extends HTMLElement>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null;

/** True for a press without a modifier key, which would open a link in a new tab or window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => !(ctrlKey || metaKey || shiftKey);

/** Starts to hold actions; `onHeld` is called with the control of each. */
export function holdActions(onHeld: (control: HTMLElement) => void): void {
  const options = { capture: true, signal: holding.signal };
  const hold = (control: HTMLElement, run: () => void) => {
    isTyping = false;
    heldActions.push({ control, run });
    onHeld(control);
  };
  const holdPress = (event: MouseEvent) => {
    const tab = isPlain(event) ? closestTo<HTMLElement>(event, TABS) : null;
    const button = tab ?? closestTo<HTMLElement>(event, SCRIPT_ONLY);
    if (tab) event.preventDefault();
    if (button) hold(button, () => button.click());
  };
  const holdChoice = (event: Event) => {
    const choice = closestTo<Choice>(event, CHOICES);
    if (event.type === 'input' && !choice) isTyping = true;
    if (!choice) return;
    heldActions = heldActions.filter(({ control }) => control !== choice);
    hold(choice, () => announceChoice(choice));
  };
  const holdForm = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement; // of every submit event
    event.preventDefault();
    heldActions = heldActions.filter(({ control }) => control !== event.submitter);
    hold(event.submitter ?? form, () => form.requestSubmit());
  };
  addEventListener('click', holdPress, options);
  addEventListener('submit', holdForm, options);
  for (const type of ['input', 'change']) addEventListener(type, holdChoice, options);
}

export const isHolding = (): boolean => heldActions.length > 0;

/** Stops holding, as React listens from now on; returns a function that runs the held actions. */
export function releaseActions(): () => void {
  holding.abort();
  return () => {
    const focused = document.activeElement;
    for (const { control, run } of heldActions) if (control.isConnected) run();
    // A held action must not take the focus from a field in which the visitor is typing.
    // React renders what the last of them changed in a microtask.
    if (isTyping && focused instanceof HTMLElement)
      queueMicrotask(() => focused.focus({ preventScroll: true }));
  };
}
