import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../styles/class-names';
import * as field from '../Field/Field.css';
import { IconAlert } from '../Icons';
import * as styles from './TextArea.css';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong with the text and how to put it right. */
  readonly error?: ReactNode;
}

/** A labeled `<textarea>`; hint and error are tied to it by `aria-describedby`. */
export function TextArea({ label, hint, error, className, id, ...rest }: TextAreaProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = hint ? `${inputId}-hint` : undefined;
  const errorId = error ? `${inputId}-error` : undefined;
  const describedBy = [rest['aria-describedby'], errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={field.frame}>
        <textarea
          autoComplete="off"
          rows={5}
          {...rest}
          {...(error ? { 'aria-invalid': true } : {})}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
          id={inputId}
          className={classNames(field.input, styles.text, className)}
        />
      </div>
      {error ? (
        <p id={errorId} className={field.error}>
          <IconAlert className={field.errorIcon} />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className={field.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
