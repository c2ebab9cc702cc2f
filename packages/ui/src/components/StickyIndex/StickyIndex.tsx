'use client';

import { type ComponentPropsWithRef, type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './StickyIndex.css';

export { useScrollSpy } from './use-scroll-spy';

/** One section of the page. */
export interface StickyIndexItem {
  /** The id of the element that the entry points at. */
  readonly id: string;
  /** The entry’s text. */
  readonly label: ReactNode;
  /** Short note at the end of the row. */
  readonly note?: ReactNode;
}

/** Props of `StickyIndex`, besides the attributes of its element. */
export interface StickyIndexProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the landmark. */
  readonly label: string;
  /** Sections, in page order. */
  readonly items: readonly StickyIndexItem[];
  /** Id of the current entry, usually from `useScrollSpy`; the last followed entry overrides it. */
  readonly activeId?: string | undefined;
  /**
   * Hides the index on narrow screens, where it would push the text down.
   *
   * @default false
   */
  readonly hideOnMobile?: boolean;
}

/** Events of scrolling by hand, which the scroll after following a link does not fire. */
const byHand = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * The last followed entry, until the visitor scrolls. Near its end a page cannot scroll every section
 * to the top, so the scroll position alone would mark a wrong entry there.
 */
function useChosen() {
  const [chosenId, choose] = useState<string>();
  useEffect(() => {
    if (chosenId === undefined) return;
    const release = () => choose(undefined);
    for (const event of byHand) addEventListener(event, release, { passive: true });
    return () => {
      for (const event of byHand) removeEventListener(event, release);
    };
  }, [chosenId]);
  return [chosenId, choose] as const;
}

/**
 * A sticky `<nav>` of plain links into the page, which works without script. Spread `scrollTarget`
 * into the styles of the linked elements, so that they come to rest below the header.
 */
export function StickyIndex(props: StickyIndexProps) {
  const { label, items, activeId, hideOnMobile = false, className, ...rest } = props;
  const [chosenId, choose] = useChosen();
  const markedId = chosenId ?? activeId;
  const look = classNames(styles.index, hideOnMobile && styles.hideOnMobile, className);
  return (
    <nav aria-label={label} className={look} {...rest}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={`#${item.id}`}
              className={styles.link}
              onClick={() => choose(item.id)}
              {...(item.id === markedId ? { 'aria-current': 'location' } : {})}
            >
              <span className={styles.label}>{item.label}</span>
              {item.note}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
