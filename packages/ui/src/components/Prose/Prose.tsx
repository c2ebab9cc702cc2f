import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './Prose.css';

/** Props of `Prose`, besides the attributes of its element. */
export interface ProseProps extends ComponentPropsWithRef<'div'> {
  /** Sets the first paragraph larger. */
  readonly lead?: boolean;
}

/** A `<div>` that sets plain elements (headings, lists, tables, quotes) as the body of a text. */
export function Prose({ lead = false, className, ...rest }: ProseProps) {
  return <div className={classNames(styles.prose, lead && styles.lead, className)} {...rest} />;
}
