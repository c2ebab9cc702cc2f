/** Kind of a message: a `destructive` one reports a failure and is announced at once. */
export type ToastTone = 'success' | 'neutral' | 'destructive';

/** A button in a message, such as one that undoes what the message tells of. */
export interface ToastAction {
  /** Label of the button, in a word or two. */
  readonly label: string;
  /** Called before the message leaves. */
  readonly onClick: () => void;
}

/** Texts of a toast. */
export interface ToastMessage {
  /** A failure, announced at once, or news, announced when the reader pauses. */
  readonly tone: ToastTone;
  /** The event, in a few words. */
  readonly title: string;
  /** One sentence more, where the title leaves something to say. */
  readonly description?: string | undefined;
  /** Offer it elsewhere too, as the message leaves. */
  readonly action?: ToastAction | undefined;
  /**
   * At once as an `alert`, when the reader pauses as a `status`, or not at all, where something else
   * says the same, such as the field that gets the focus. An alert cuts off what waits to be said.
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
 * The list with a message added. It replaces its own repeat, so that it is announced anew, and the
 * oldest makes room for a fourth.
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
