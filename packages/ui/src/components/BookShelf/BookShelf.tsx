'use client';

import { type ComponentPropsWithRef, useCallback, useRef } from 'react';
import { classNames } from '../../styles/class-names';
import { useOverflow } from '../DataTable/use-overflow';
import { type Book, BookSpine } from './BookSpine';
import * as styles from './BookSpine.css';

/** What `BookShelf` takes, besides the attributes of its element. */
export interface BookShelfProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Names the list. */
  readonly label: string;
  /** One spine each, in the order they stand. */
  readonly books: readonly Book[];
  /**
   * Where the same books follow as text: then nobody hears them twice, or tabs through them twice.
   *
   * @default false
   */
  readonly decorative?: boolean;
}

/** A `<ul>` of book spines on a lacquer shelf; where they do not fit, it scrolls sideways. */
export function BookShelf(props: BookShelfProps) {
  const { label, books, decorative = false, className, ref, ...rest } = props;
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
      {...(decorative ? { 'aria-hidden': true } : overflows ? { tabIndex: 0 } : {})}
      {...rest}
    >
      {books.map(({ id, ...book }) => (
        <BookSpine key={id} {...book} inTabOrder={!decorative} />
      ))}
    </ul>
  );
}
