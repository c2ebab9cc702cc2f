'use client';

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../styles/class-names';
import type { tone } from './BookShelf.css';
import * as styles from './BookShelf.css';
import { spineHeight, spineWidth } from './spine-size';

/** Color of a binding. */
export type SpineTone = keyof typeof tone;

/** One book of a shelf. */
export interface Book {
  /** Tells it from the other books. */
  readonly id: string;
  /** Set along the spine, and with the author the name of what opens the cover. */
  readonly title: string;
  /** Set at the foot of the spine. */
  readonly author: string;
  /** Color of the binding. */
  readonly tone: SpineTone;
  /** Cover that opens beside the spine; in the page from the start. */
  readonly cover: ReactNode;
}

/** Props of `BookShelf`, besides the attributes of its element. */
export interface BookShelfProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Names the list. */
  readonly label: string;
  /** In the order they stand. */
  readonly books: readonly Book[];
}

/** Scrolls an opened book to the start of a shelf that scrolls, so that its cover is in view. */
function showWhole(book: HTMLDetailsElement | null): void {
  if (book?.open) book.parentElement?.scrollIntoView({ block: 'nearest', inline: 'start' });
}

/**
 * A `<ul>` of native `<details>`, each a spine that opens its cover, one at a time, without script.
 * Where they do not fit, the shelf scrolls sideways.
 */
export function BookShelf({ label, books, className, ...rest }: BookShelfProps) {
  const name = useId();
  return (
    <ul aria-label={label} className={classNames(styles.shelf, className)} {...rest}>
      {books.map(({ id, title, author, tone, cover }) => (
        <li
          key={id}
          className={classNames(
            styles.height[spineHeight({ title, author })],
            styles.width[spineWidth(title)],
          )}
        >
          <details
            name={name}
            // One that was opened before there was anybody to hear of it.
            ref={showWhole}
            onToggle={({ currentTarget }) => showWhole(currentTarget)}
            className={classNames(styles.book, styles.tone[tone])}
          >
            <summary className={styles.spine}>
              <cite className={styles.title}>{title}</cite>{' '}
              <span className={styles.author}>{author}</span>
            </summary>
            <div className={styles.cover}>{cover}</div>
          </details>
        </li>
      ))}
    </ul>
  );
}
