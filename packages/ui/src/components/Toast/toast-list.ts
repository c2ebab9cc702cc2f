/** Kind of a message, told by an icon and a color; a failure is announced at once. */
export type ToastTone = 'success' | 'neutral' | 'destructive';

/** A button in a message, such as Undo. */
export interface ToastAction {
  /** Label of the button, one or two words. */
  readonly label: string;
  /** Called before the message leaves. */
  readonly onClick: () => void;
}

/** A message. Never a form's errors: those stand at their fields. */
export interface ToastMessage {
  /** `success` for what was done, `destructive` for what failed, `neutral` for other news. */
  readonly tone: ToastTone;
  /** Title, in a few words. */
  readonly title: string;
  /** One more sentence, if the title needs it. */
  readonly description?: string | undefined;
  /** Button in the message; offer its action on the page too, as the message leaves. */
  readonly action?: ToastAction | undefined;
  /**
   * Announced at once as an `alert`, which interrupts other speech, or as a `status` when the screen
   * reader pauses; `off` if something else says the same, such as a button that now reads Copied.
   *
   * @default `alert` for a failure, else `status`
   */
  readonly announced?: 'alert' | 'status' | 'off' | undefined;
}

export interface ToastEntry extends ToastMessage {
  readonly id: number;
}

const MOST_AT_ONCE = 3;

const sayTheSame = (one: ToastMessage, other: ToastMessage): boolean =>
  one.tone === other.tone && one.title === other.title && one.description === other.description;

/**
 * The list with a message added. A repeated message replaces the earlier one, so that it is announced
 * again; a fourth message replaces the oldest.
 *
 * @example
 * const say = (id, title, tone = 'success') => ({ id, title, tone });
 * const three = [say(1, 'One'), say(2, 'Two'), say(3, 'Three')];
 * const idsWith = (entry) => addToast(three, entry).map(({ id }) => id);
 * idsWith(say(4, 'Four')) // => [2, 3, 4]
 * idsWith(say(4, 'One')) // => [2, 3, 4]
 * idsWith(say(4, 'Two')) // => [1, 3, 4]
 * addToast([say(1, 'One')], say(2, 'One', 'neutral')).map(({ id }) => id) // => [1, 2]
 */
export const addToast = (list: readonly ToastEntry[], entry: ToastEntry): readonly ToastEntry[] =>
  [...list.filter((other) => !sayTheSame(other, entry)), entry].slice(-MOST_AT_ONCE);
