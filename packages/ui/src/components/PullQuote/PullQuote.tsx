import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './PullQuote.css';

/** A `<p>` in large type beside a lacquer bar, for a key sentence of the text itself. */
export function PullQuote({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p className={classNames(styles.pullQuote, className)} {...rest} />;
}
