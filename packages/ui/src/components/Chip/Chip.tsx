import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import type { tone } from './Chip.css';
import * as styles from './Chip.css';

/** Color of a chip. */
export type ChipTone = keyof typeof tone;

/** What `Chip` takes, besides the attributes of its element. */
export interface ChipProps extends ComponentPropsWithRef<'span'> {
  /** Color of the label, one for each category. */
  readonly tone: ChipTone;
  /** One of the category icons; decoration beside the name. */
  readonly icon?: ReactNode;
}

/** A `<span>` shaped like a nail tip, in the colors of one category. */
export function Chip({ tone, icon, children, className, ...rest }: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles.tone[tone], className)} {...rest}>
      {icon}
      {children}
    </span>
  );
}
