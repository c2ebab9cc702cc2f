'use client';

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './RadioGroup.css';

/** One of the choices. */
export interface RadioGroupOption {
  /** Value that a form sends and `onValueChange` gets. */
  readonly value: string;
  /** Says what it means; a part of the target. */
  readonly label: ReactNode;
  /** Cannot be chosen. */
  readonly disabled?: boolean;
}

/** Props of `RadioGroup`, besides the attributes of its element. */
export interface RadioGroupProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'defaultValue' | 'value'> {
  /** Names the group, above its options. */
  readonly legend: ReactNode;
  /** From first to last; arrow keys go the same way. */
  readonly options: readonly RadioGroupOption[];
  /** Of the inputs, in a form that is sent; a group has a name of its own otherwise. */
  readonly name?: string;
  /** The option chosen, where the parent keeps it. */
  readonly value?: string;
  /** The option chosen at first, where the group keeps it itself. */
  readonly defaultValue?: string;
  /** Told of every other option that is chosen. */
  readonly onValueChange?: (value: string) => void;
}

/** A `<fieldset>` of native radio buttons in a row: one of a few options, all in view. */
export function RadioGroup({
  legend,
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: RadioGroupProps) {
  const ownName = useId();
  return (
    <fieldset className={classNames(styles.group, className)} {...rest}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name ?? ownName}
              value={option.value}
              disabled={option.disabled}
              onChange={() => onValueChange?.(option.value)}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
