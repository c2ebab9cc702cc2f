import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import type { tone } from './Tag.css';
import * as styles from './Tag.css';

const englishWords = { new: 'New', improved: 'Improved', fixed: 'Fixed' } as const;

/** Props of `Tag`, besides the attributes of its element. */
export interface TagProps extends ComponentPropsWithRef<'span'> {
  /** Kind of change, told by color and word. */
  readonly tone: keyof typeof tone;
  /** Text in place of the tone's English word, such as its translation. */
  readonly children?: ReactNode;
}

/** A `<span>` shaped like a small swing tag, with the kind of a change written on it. */
export function Tag({ tone, className, children = englishWords[tone], ...rest }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles.tone[tone], className)} {...rest}>
      {children}
    </span>
  );
}
