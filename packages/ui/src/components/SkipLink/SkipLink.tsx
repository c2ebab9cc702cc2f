import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './SkipLink.css';

/** Props of `SkipLink`, besides the attributes of its element. */
export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** The id of the main content, with `#`. */
  readonly href: string;
}

/** An `<a>` that shows itself when it has focus; the first thing on a page. */
export function SkipLink({ className, href, ...rest }: SkipLinkProps) {
  return <a className={classNames(styles.skipLink, className)} href={href} {...rest} />;
}
