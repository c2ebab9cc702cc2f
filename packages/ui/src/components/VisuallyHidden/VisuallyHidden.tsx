import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './VisuallyHidden.css';

/** A `<span>` that only assistive technology reads. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span className={classNames(styles.hidden, className)} {...rest} />;
}
