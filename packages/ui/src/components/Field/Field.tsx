import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../styles/class-names';
import { IconAlert } from '../Icons';
import * as styles from './Field.css';

export interface FieldProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong with the value and how to put it right. */
  readonly error?: ReactNode;
  /** A sign shown before the value and not part of it, such as `$`. */
  readonly prefix?: string;
}

/** A labeled `<input>`; hint and error are tied to it by `aria-describedby`. */
export function Field({ label, hint, error, prefix, className, id, ...rest }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = hint ? `${inputId}-hint` : undefined;
  const errorId = error ? `${inputId}-error` : undefined;
  const describedBy = [rest['aria-describedby'], errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={styles.frame}>
        {prefix ? (
          <span className={styles.prefix} aria-hidden="true">
            {prefix}
          </span>
        ) : null}
        <input
          autoComplete="off"
          {...rest}
          {...(error ? { 'aria-invalid': true } : {})}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
          id={inputId}
          className={classNames(
            styles.input,
            prefix !== undefined && styles.afterPrefix,
            className,
          )}
        />
      </div>
      {error ? (
        <p id={errorId} className={styles.error}>
          <IconAlert className={styles.errorIcon} />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
