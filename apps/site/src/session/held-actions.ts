/**
 * Holds presses, choices and forms that come before React listens, and does them once it does: in
 * order, each once. Links, disclosures, popovers and typing need no React and are left alone.
 */
const SCRIPT_ONLY =
  'popover' in HTMLElement.prototype
    ? 'button[type=button]:not([popovertarget])'
    : 'button[type=button]';

/** Links to panels that become tabs; followed as links they would scroll the page. */
const TABS = '[role=group] > a[id$="-tab"]';

type Choice = HTMLInputElement | HTMLSelectElement;

const CHOICES = 'select, input:is([type=radio], [type=checkbox], [type=range], [type=file])';

interface HeldAction {
  readonly control: HTMLElement;
  readonly run: () => void;
}

const holding = new AbortController();
let heldActions: HeldAction[] = [];

/** Whether a text was typed after the last press: the focus then stays with it. */
let isTyping = false;

/**
 * Lets React see a choice that was made before it listened. React compares a control with what was
 * last set through the control's own property, so that is set to something else first.
 */
function announceChoice(control: Choice): void {
  const property = /radio|checkbox/.test(control.type) ? 'checked' : 'value';
  if (control.type === 'range' || property === 'checked') {
    const input = control as HTMLInputElement; // by its type
    const chosen = input[property];
    const setUnseen = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, property)?.set;
    if (property === 'checked') input.checked = !chosen;
    else input.value = input.defaultValue;
    setUnseen?.call(input, chosen);
  }
  const type = property === 'checked' ? 'click' : 'change';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

const closestTo = <Found extends HTMLElement>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null;

/** A press that opens a link elsewhere is the browser's. */
const isPlain = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => !(ctrlKey || metaKey || shiftKey);

/** Holds from now on; `onHeld` is called with each control that is pressed, chosen or sent. */
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

/** Stops holding, as React listens from now on; returns what does all that was held. */
export function releaseActions(): () => void {
  holding.abort();
  return () => {
    const focused = document.activeElement;
    for (const { control, run } of heldActions) if (control.isConnected) run();
    // What a press brings may take the focus, but not from a word that is being typed.
    if (isTyping && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
