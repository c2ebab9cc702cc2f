import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import type { pillTone } from './Sheet.css';
import * as styles from './Sheet.css';

/** Props that all vignettes share. */
export interface VignetteProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The picture in words: nothing inside it is read out. */
  readonly label: string;
}

type SheetProps = VignetteProps & { readonly children: ReactNode };

/** A `<div role="img">`: the white sheet that a vignette is drawn on. */
export function Sheet({ label, className, ...rest }: SheetProps) {
  return (
    <div {...rest} className={classNames(styles.sheet, className)} role="img" aria-label={label} />
  );
}

interface PillProps {
  readonly tone?: keyof typeof pillTone;
  readonly children: ReactNode;
}

export const Pill = ({ tone = 'plain', children }: PillProps) => (
  <span className={classNames(styles.pill, styles.pillTone[tone])}>{children}</span>
);

interface SheetHeadProps {
  readonly heading: string;
  readonly badge: string;
}

export const SheetHead = ({ heading, badge }: SheetHeadProps) => (
  <div className={styles.head}>
    <p className={styles.title}>{heading}</p>
    <Pill>{badge}</Pill>
  </div>
);

interface SearchBoxProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A picture of a search field. */
export const SearchBox = ({ className, children }: SearchBoxProps) => (
  <p className={classNames(styles.box, styles.searched, className)}>{children}</p>
);

/** A price as its label reads where no other format is given. */
export const wholeDollars = (price: number): string => `$${price}`;
