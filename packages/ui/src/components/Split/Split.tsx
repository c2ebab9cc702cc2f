import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import type { align } from './Split.css';
import * as styles from './Split.css';

/** Props of `Split`, besides the attributes of its element. */
export interface SplitProps extends ComponentPropsWithRef<'div'> {
  /** Vertical alignment of the shorter column; `start` by default. */
  readonly align?: keyof typeof align;
}

/** A `<div>` of two columns, 5 to 7, which stack below 1024 CSS pixels. */
export function Split({ align = 'start', className, ...rest }: SplitProps) {
  return <div className={classNames(styles.split, styles.align[align], className)} {...rest} />;
}
