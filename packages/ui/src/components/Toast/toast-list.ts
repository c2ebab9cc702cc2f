export interface ToastMessage {
  /** A failure, announced at once, or news, announced when the reader pauses. */
  readonly tone: 'destructive' | 'neutral';
  readonly title: string;
  readonly description: string;
}

export interface ToastEntry extends ToastMessage {
  readonly id: number;
}

const MOST_AT_ONCE = 3;

const sayTheSame = (one: ToastMessage, other: ToastMessage): boolean =>
  one.tone === other.tone && one.title === other.title && one.description === other.description;

/** The list with a message added; it replaces its own repeat, and the oldest makes room. */
export const addToast = (list: readonly ToastEntry[], entry: ToastEntry): readonly ToastEntry[] =>
  [...list.filter((other) => !sayTheSame(other, entry)), entry].slice(-MOST_AT_ONCE);
