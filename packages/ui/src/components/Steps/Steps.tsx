import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './Steps.css';

/** An `<ol>` whose `<li>` children carry large numbers in the display face. */
export function Steps({ className, ...rest }: ComponentPropsWithRef<'ol'>) {
  return <ol className={classNames(styles.steps, className)} {...rest} />;
}
