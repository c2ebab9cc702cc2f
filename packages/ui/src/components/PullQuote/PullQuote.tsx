import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './PullQuote.css';

/** A `<p>` set large beside a lacquer bar: a sentence of the text itself, not somebody's words. */
export function PullQuote({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p className={classNames(styles.pullQuote, className)} {...rest} />;
}
