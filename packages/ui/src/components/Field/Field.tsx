import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './Field.css';
import { FieldFrame, type FieldTexts } from './FieldFrame';

/** Props of `Field`, besides the attributes of its element. */
export interface FieldProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix'>, FieldTexts {
  /** Sign before the value and not part of it, such as `$`. */
  readonly prefix?: string;
}

/** A labeled `<input>`; hint and error are tied to it by `aria-describedby`. */
export function Field({ label, hint, error, prefix, className, id, ...rest }: FieldProps) {
  const texts = { label, hint, error };
  return (
    <FieldFrame {...texts} id={id} describedBy={rest['aria-describedby']}>
      {(control) => (
        <>
          {prefix ? (
            <span className={styles.prefix} aria-hidden="true">
              {prefix}
            </span>
          ) : null}
          <input
            {...rest}
            {...control}
            className={classNames(
              styles.input,
              prefix !== undefined && styles.afterPrefix,
              className,
            )}
          />
        </>
      )}
    </FieldFrame>
  );
}
