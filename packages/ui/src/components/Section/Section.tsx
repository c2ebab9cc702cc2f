import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import type { background } from './Section.css';
import * as styles from './Section.css';

/** Props of `Section`, besides the attributes of its element. */
export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** Background, which also sets the text colors inside; `page` by default. */
  readonly background?: keyof typeof background;
}

/** A `<section>` on a flat background with matching text colors. */
export function Section({ background = 'page', className, ...rest }: SectionProps) {
  return (
    <section
      className={classNames(styles.section, styles.background[background], className)}
      {...rest}
    />
  );
}
