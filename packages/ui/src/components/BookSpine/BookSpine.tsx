import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import { Link } from '../Link';
import * as styles from './BookSpine.css';
import { spineHeight, spineWidth } from './spine-size';

/** Color of a binding. */
export type SpineTone = keyof typeof styles.tone;

/** One book of a shelf. */
export interface Book {
  /** Tells it from the other books. */
  readonly id: string;
  /** Set along the spine, and the name of its link. */
  readonly title: string;
  /** Set at the foot of the spine. */
  readonly author: string;
  /** Where to read it or read about it; without one the spine is no link. */
  readonly href?: string | undefined;
  /** '_blank' opens it in a new tab. */
  readonly target?: '_blank' | undefined;
  /** Color of the binding. */
  readonly tone: SpineTone;
}

/** What `BookSpine` takes, besides the attributes of its element. */
export interface BookSpineProps
  extends Omit<ComponentPropsWithRef<'li'>, 'children' | 'id' | 'title'>,
    Omit<Book, 'id'> {
  /**
   * Whether the Tab key stops at its link.
   *
   * @default true
   */
  readonly inTabOrder?: boolean;
}

/** An `<li>` that looks like a book's back; as tall as its title asks. Belongs in a `BookShelf`. */
export function BookSpine(props: BookSpineProps) {
  const { title, author, href, target, tone, inTabOrder = true, className, ...rest } = props;
  const size = [styles.height[spineHeight({ title, author })], styles.width[spineWidth(title)]];
  const face = classNames(styles.face, styles.tone[tone]);
  const lettering = (
    <>
      <cite className={styles.title}>{title}</cite> <span className={styles.author}>{author}</span>
    </>
  );
  return (
    <li className={classNames(styles.spine, ...size, className)} {...rest}>
      {href ? (
        <Link
          className={face}
          href={href}
          {...(target ? { target } : {})}
          {...(inTabOrder ? {} : { tabIndex: -1 })}
        >
          {lettering}
        </Link>
      ) : (
        <span className={face}>{lettering}</span>
      )}
    </li>
  );
}
