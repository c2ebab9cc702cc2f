import { type ReactNode, useId } from 'react';
import { IconAlert } from '../Icons';
import * as styles from './Field.css';

/** Texts around a text control. */
export interface FieldTexts {
  /** Visible label and accessible name of the control. */
  readonly label: ReactNode;
  /** Hint under the label, part of the control's accessible description. */
  readonly hint?: ReactNode;
  /** Error in the typed text and how to correct it. */
  readonly error?: ReactNode;
}

/** Attributes that tie the control to its texts. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

interface FieldFrameProps extends FieldTexts {
  readonly id: string | undefined;
  /** Ids of further elements that describe the control. */
  readonly describedBy: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, frame, error and hint around a control. */
export function FieldFrame({ label, hint, error, id, describedBy, children }: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describers = [describedBy, errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
      </label>
      <div className={styles.frame}>
        {children({
          id: controlId,
          ...(error ? { 'aria-invalid': true } : {}),
          ...(describers ? { 'aria-describedby': describers } : {}),
        })}
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
