import { type ReactNode, useId } from 'react';
import { IconAlert } from '../Icons';
import * as styles from './Field.css';

/** Texts around a control that is typed into. */
export interface FieldTexts {
  /** Names the control; always visible. */
  readonly label: ReactNode;
  /** Stands under the label, and is read out with it. */
  readonly hint?: ReactNode;
  /** The fault in the typed text, and how to mend it. */
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
  /** Elements that describe the control besides. */
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
