import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './Container.css';

/** A `<div>` that centers its content and keeps the page gutter. */
export function Container({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={classNames(styles.container, className)} {...rest} />;
}
