import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from '../Field/Field.css';
import { FieldFrame, type FieldTexts } from '../Field/FieldFrame';

/** Props of `TextArea`, besides the attributes of its element. */
export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldTexts {}

/** A labeled `<textarea>`; hint and error are tied to it by `aria-describedby`. */
export function TextArea({ label, hint, error, className, id, ...rest }: TextAreaProps) {
  const texts = { label, hint, error };
  return (
    <FieldFrame {...texts} id={id} describedBy={rest['aria-describedby']}>
      {(control) => (
        <textarea
          rows={5}
          {...rest}
          {...control}
          className={classNames(styles.input, styles.lines, className)}
        />
      )}
    </FieldFrame>
  );
}
