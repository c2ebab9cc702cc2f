import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './Section.css';

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  readonly ground?: keyof typeof styles.ground;
}

/** A `<section>` on one flat ground; text colors inside follow the ground. */
export function Section({ ground = 'page', className, ...rest }: SectionProps) {
  return (
    <section className={classNames(styles.section, styles.ground[ground], className)} {...rest} />
  );
}
