/** What the cursor says: where it stands, and one line a series. */
export interface TooltipText {
  /** The place. */
  readonly label: string;
  /** One a value. */
  readonly lines: readonly string[];
}

/**
 * The words of the cursor as one phrase, for `aria-valuetext`.
 *
 * @example
 * spoken({ label: 'Year: 2005', lines: ['$56'] }) // => 'Year: 2005, $56'
 */
export const spoken = ({ label, lines }: TooltipText): string => [label, ...lines].join(', ');
