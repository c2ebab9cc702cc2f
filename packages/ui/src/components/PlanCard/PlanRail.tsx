import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './PlanRail.css';

/**
 * A `<div>` from whose full-bleed rod up to three plan cards hang side by side; below 1024 CSS
 * pixels they hang from one another, in the order given.
 */
export function PlanRail({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={classNames(styles.rail, className)} {...rest} />;
}
