'use client';

import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './Counter.css';
import { useCountUp } from './use-count-up';

/** Props of `Counter`, besides the attributes of its element. */
export interface CounterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the counted things. */
  readonly label: ReactNode;
  /** The figure that it counts up to. */
  readonly value: number;
  /** Text after the figure, such as `+`. */
  readonly suffix?: string;
  /**
   * Formats the figure.
   *
   * @default US English grouping
   */
  readonly format?: (value: number) => string;
}

const usFormat = new Intl.NumberFormat('en-US').format;

/** A `<dl>` of counters, set like a price list. */
export function CounterList({ className, ...rest }: ComponentPropsWithRef<'dl'>) {
  return <dl className={classNames(styles.list, className)} {...rest} />;
}

const isDigit = (character: string): boolean => /\d/.test(character);

/** The characters of a figure, each digit in a cell of the same width. */
function Cells({ text }: { readonly text: string }) {
  return [...text].map((character, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: a figure's places have no other identity.
      key={index - text.length}
      className={isDigit(character) ? styles.digit : undefined}
    >
      {character}
    </span>
  ));
}

/**
 * A `<div>` with a `<dt>` and a `<dd>`, for a `CounterList`. The figure is in the HTML from the
 * start; unless motion is reduced it counts up once, for 2 seconds from when it is scrolled into
 * view, hidden from assistive technology.
 */
export function Counter(props: CounterProps) {
  const { label, value, suffix, format = usFormat, className, ...rest } = props;
  const amount = useRef<HTMLSpanElement>(null);
  const count = useCountUp(amount, value);
  return (
    <div className={classNames(styles.row, className)} {...rest}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>
        <span ref={amount} className={styles.amount} data-counting={count !== undefined}>
          {format(value)}
          {count === undefined ? null : (
            <span className={styles.counting} aria-hidden="true">
              <Cells text={format(count)} />
            </span>
          )}
        </span>
        {suffix ? <span className={styles.suffix}>{suffix}</span> : null}
      </dd>
    </div>
  );
}
