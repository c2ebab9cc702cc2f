import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './Lead.css';

/** The `<p>` that follows a heading, larger than body text. */
export function Lead({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p className={classNames(styles.lead, className)} {...rest} />;
}
