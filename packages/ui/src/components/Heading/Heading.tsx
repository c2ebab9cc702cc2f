import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import type { size } from './Heading.css';
import * as styles from './Heading.css';

/** Props of `Heading`, besides the attributes of its element. */
export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Rank in the page outline. */
  readonly level: 1 | 2 | 3 | 4;
  /** Type size; that of the rank by default. */
  readonly size?: keyof typeof size;
}

/** An `<h1>` to `<h4>` whose size may differ from its rank. */
export function Heading({ level, size = `h${level}`, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={classNames(styles.size[size], className)} {...rest} />;
}
