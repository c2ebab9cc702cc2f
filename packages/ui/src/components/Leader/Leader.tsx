import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './Leader.css';

/** A `<span>` of dots that fills the space between a name and its price in a flex row. */
export function Leader({ className, ...rest }: Omit<ComponentPropsWithRef<'span'>, 'children'>) {
  return <span {...rest} className={classNames(styles.leader, className)} aria-hidden="true" />;
}
