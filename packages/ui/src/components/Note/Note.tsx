import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './Note.css';

/** Props of `Note`, besides the attributes of its element. */
export interface NoteProps extends ComponentPropsWithRef<'div'> {
  /** Bold heading and accessible name of the note. */
  readonly heading?: ReactNode;
}

/** A `<div role="note">` on the wash background: an aside to the text around it. */
export function Note({ heading, className, children, ...rest }: NoteProps) {
  const headingId = useId();
  const name = heading ? { 'aria-labelledby': headingId } : {};
  return (
    <div role="note" className={classNames(styles.note, className)} {...name} {...rest}>
      {heading ? (
        <strong id={headingId} className={styles.heading}>
          {heading}
        </strong>
      ) : null}
      {children}
    </div>
  );
}
