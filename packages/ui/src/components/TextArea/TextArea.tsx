import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from '../Field/Field.css';
import { FieldFrame, type FieldTexts, type TextAttributes } from '../Field/FieldFrame';

/** Props of `TextArea`, besides the attributes of its element. */
export interface TextAreaProps
  extends FieldTexts,
    TextAttributes<HTMLTextAreaElement>,
    Omit<ComponentPropsWithRef<'textarea'>, 'rows' | keyof TextAttributes<HTMLTextAreaElement>> {
  /**
   * Height at first, in lines; the visitor can drag it.
   *
   * @default 5
   */
  readonly rows?: number | undefined;
}

/** A labeled `<textarea>`; hint and error are tied to it by `aria-describedby`. */
export function TextArea({ label, hint, error, rows = 5, className, id, ...rest }: TextAreaProps) {
  const texts = { label, hint, error };
  return (
    <FieldFrame {...texts} id={id} describedBy={rest['aria-describedby']}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={classNames(styles.input, styles.lines, className)}
        />
      )}
    </FieldFrame>
  );
}
