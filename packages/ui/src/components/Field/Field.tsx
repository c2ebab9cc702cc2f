import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './Field.css';
import { FieldFrame, type FieldTexts, type TextAttributes } from './FieldFrame';

export type { ControlAttributes, FieldTexts, TextAttributes } from './FieldFrame';

/** Props of `Field`, besides the attributes of its element. */
export interface FieldProps
  extends FieldTexts,
    TextAttributes<HTMLInputElement>,
    Omit<
      ComponentPropsWithRef<'input'>,
      'prefix' | 'type' | keyof TextAttributes<HTMLInputElement>
    > {
  /** Sign before the value and not part of it, such as `$`. */
  readonly prefix?: string;
  /**
   * Kind of text. Money and months are `text`, with an `inputMode`.
   *
   * @default 'text'
   */
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | undefined;
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
