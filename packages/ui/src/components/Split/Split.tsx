import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './Split.css';

/** A `<div>` of two columns, 5 to 7, aligned at their top, which stack below 1024 CSS pixels. */
export const Split = ({ className, ...rest }: ComponentPropsWithRef<'div'>) => (
  <div className={classNames(styles.split, className)} {...rest} />
);
