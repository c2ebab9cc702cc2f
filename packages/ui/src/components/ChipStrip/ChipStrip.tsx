import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import type { tone } from './ChipStrip.css';
import * as styles from './ChipStrip.css';

/** Color of a chip: amber, aqua, beige, dark, green, peach, red, rose, teal or yellow. */
export type ChipTone = keyof typeof tone;

/** One chip of a strip. */
export interface ChipStripItem {
  /** Unique among the items. */
  readonly id: string;
  /** The name, read out. */
  readonly label: ReactNode;
  /** Color of the label. */
  readonly tone: ChipTone;
  /** Decoration beside the name. */
  readonly icon?: ReactNode;
}

/** Props of `ChipStrip`, besides the attributes of its element. */
export interface ChipStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the list. */
  readonly label: string;
  /** One chip each; the strip repeats them as it moves. */
  readonly items: readonly ChipStripItem[];
  /** Accessible name of the checkbox that pauses the strip. */
  readonly pauseLabel?: string;
}

function Chips({ items, ...rest }: Pick<ChipStripProps, 'items'> & ComponentPropsWithRef<'ul'>) {
  return (
    <ul {...rest}>
      {items.map(({ id, label, tone, icon }) => (
        <li key={id} className={classNames(styles.chip, styles.tone[tone])}>
          {icon}
          {label}
        </li>
      ))}
    </ul>
  );
}

/**
 * A `<div>` with an endlessly moving row of chips. Hover, focus or the checkbox at its end pauses it
 * (WCAG 2.2.2). All of that is CSS, so it needs no JavaScript. Under reduced motion it is a row that
 * scrolls.
 */
export function ChipStrip({
  label,
  items,
  pauseLabel = 'Pause',
  className,
  ...rest
}: ChipStripProps) {
  const scroller = { role: 'group', tabIndex: 0, 'aria-label': label } as const;
  return (
    <div {...rest} className={classNames(styles.strip, className)}>
      <div className={styles.row} {...scroller}>
        <Chips items={items} className={styles.list} />
        <Chips
          items={items}
          className={classNames(styles.list, styles.copy)}
          aria-hidden="true"
          inert
        />
      </div>
      <label className={styles.control}>
        <input type="checkbox" className={styles.box} aria-label={pauseLabel} />
      </label>
    </div>
  );
}
