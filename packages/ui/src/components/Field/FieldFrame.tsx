import { type ChangeEvent, type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { IconAlert } from '../Icons';
import * as styles from './Field.css';

/** Texts around a text control. */
export interface FieldTexts {
  /** Visible label and accessible name of the control. */
  readonly label: ReactNode;
  /** Hint under the control, part of the control's accessible description. */
  readonly hint?: ReactNode;
  /** Error in the typed text and how to correct it. */
  readonly error?: ReactNode;
}

/** Native attributes of every control in a form; all others of its element work, too. */
export interface ControlAttributes<Control extends HTMLElement> {
  /** Called at every change, in a text at every key: read `event.target.value`, or `.checked`. */
  readonly onChange?: ((event: ChangeEvent<Control>) => void) | undefined;
  /** The control itself, such as to focus it: not the box around it and its label. */
  readonly ref?: Ref<Control> | undefined;
  /** Id of the control, made up by default. Its hint has the id with `-hint`, its error with `-error`. */
  readonly id?: string | undefined;
  /** Its name in the data of the form; without one, it is not sent. */
  readonly name?: string | undefined;
  /** Has the browser refuse to send the form while it is empty or unchecked. */
  readonly required?: boolean | undefined;
  /** Grays it; Tab skips it and the form leaves it out. Not for work under way: the `Button` is busy. */
  readonly disabled?: boolean | undefined;
}

/** Native attributes of a control to type in. */
export interface TextAttributes<Control extends HTMLElement> extends ControlAttributes<Control> {
  /** The text, if your state holds it (controlled): change it in `onChange`. */
  readonly value?: string | number | undefined;
  /** The text at first, if the control itself holds it (uncontrolled). */
  readonly defaultValue?: string | number | undefined;
  /** An example of what to type; never the label. */
  readonly placeholder?: string | undefined;
  /** What the browser may fill in, such as `email` or `postal-code`; `off` for nothing. */
  readonly autoComplete?: string | undefined;
  /** Keys that a phone shows: `decimal` for money, `email` for an address. */
  readonly inputMode?: HTMLAttributes<Control>['inputMode'];
  /** Most characters that can be typed or pasted. */
  readonly maxLength?: number | undefined;
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
