import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './SkipLink.css';

/** Props of `SkipLink`, besides the attributes of its element. */
export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** The id of the main content, with `#`. */
  readonly href: string;
}

/** An `<a>` to the main content, visible only when focused; place it first in the page. */
export function SkipLink({ className, href, ...rest }: SkipLinkProps) {
  return <a className={classNames(styles.skipLink, className)} href={href} {...rest} />;
}
