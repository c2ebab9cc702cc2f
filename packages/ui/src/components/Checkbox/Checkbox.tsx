import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../styles/class-names';
import type { ControlAttributes } from '../Field/Field';
import * as styles from './Checkbox.css';

/** Props of `Checkbox`, besides the attributes of its element. */
export interface CheckboxProps
  extends ControlAttributes<HTMLInputElement>,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'checked' | 'defaultChecked' | 'value' | keyof ControlAttributes<HTMLInputElement>
    > {
  /** Label of the box, clickable like the box itself. */
  readonly label: ReactNode;
  /** Explains the effect of checking the box. */
  readonly hint?: ReactNode;
  /** True for a checked box, if your state holds it (controlled): change it in `onChange`. */
  readonly checked?: boolean | undefined;
  /** True for a box that is checked at first, if it holds its own state (uncontrolled). */
  readonly defaultChecked?: boolean | undefined;
  /**
   * Its value in the data of the form while it is checked.
   *
   * @default 'on'
   */
  readonly value?: string | undefined;
}

/** A native `<input type="checkbox">` and its label; a hint is tied to it by `aria-describedby`. */
export function Checkbox({ label, hint, className, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = hint ? `${inputId}-hint` : undefined;
  const describedBy = [rest['aria-describedby'], hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.checkbox}>
      <label className={styles.label} htmlFor={inputId}>
        <input
          {...rest}
          type="checkbox"
          id={inputId}
          className={classNames(styles.input, className)}
          aria-describedby={describedBy || undefined}
        />
        {label}
      </label>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
