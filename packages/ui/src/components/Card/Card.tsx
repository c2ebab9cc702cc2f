import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './Card.css';

/** A `<div>` on the raised surface. */
export function Card({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={classNames(styles.card, className)} {...rest} />;
}
