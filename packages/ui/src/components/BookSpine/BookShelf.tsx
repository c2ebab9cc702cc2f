import { type ComponentPropsWithRef, useCallback, useRef } from 'react';
import { classNames } from '../../styles/class-names';
import { useOverflow } from '../DataTable/use-overflow';
import * as styles from './BookShelf.css';
import { type Book, BookSpine } from './BookSpine';

export interface BookShelfProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Names the list. */
  readonly label: string;
  readonly books: readonly Book[];
}

/** A `<ul>` of book spines on a lacquer shelf; where they do not fit, it scrolls sideways. */
export function BookShelf({ label, books, className, ref, ...rest }: BookShelfProps) {
  const shelf = useRef<HTMLUListElement>(null);
  const overflows = useOverflow(shelf);
  const keepBoth = useCallback(
    (element: HTMLUListElement | null) => {
      shelf.current = element;
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    },
    [ref],
  );
  return (
    <ul
      ref={keepBoth}
      aria-label={label}
      className={classNames(styles.shelf, className)}
      {...(overflows ? { tabIndex: 0 } : {})}
      {...rest}
    >
      {books.map(({ id, ...book }) => (
        <BookSpine key={id} {...book} />
      ))}
    </ul>
  );
}
