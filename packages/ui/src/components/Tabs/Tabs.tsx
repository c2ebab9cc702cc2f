'use client';

import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as listStyles from './TabList.css';
import { TabPanel, type TabsItem } from './TabPanel';
import * as styles from './Tabs.css';
import { useTabs } from './use-tabs';

export type { TabsItem } from './TabPanel';

/** Props of `Tabs`, besides the attributes of its element. */
export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Accessible name of the list of tabs. */
  readonly label: string;
  /** Two to six tabs. */
  readonly tabs: readonly TabsItem[];
  /** Id of the selected tab (controlled). */
  readonly value?: string | undefined;
  /** Id of the tab selected at first, unless the address names one (uncontrolled); the first by default. */
  readonly defaultValue?: string | undefined;
  /** Called with the id of the tab that the visitor or the address selects. */
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/**
 * A `<div>` that follows the ARIA pattern for tabs: vertical, and horizontal below 768 CSS pixels.
 * Until React mounts, each tab is a link to its panel and CSS shows the panel that the address
 * names, else the selected one. The same elements then become tabs, and nothing moves.
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, value, defaultValue, onValueChange, className, ...rest } = props;
  const ids = tabs.map(({ id }) => id);
  const { isMounted, isAnimated, selectedId, getListProps, getTabProps, getPanelProps } = useTabs({
    ids,
    value,
    defaultValue: defaultValue ?? ids[0] ?? '',
    onValueChange,
  });
  return (
    <div className={classNames(styles.tabs, className)} {...rest}>
      <div className={listStyles.list} {...getListProps(label)}>
        {tabs.map(({ id, title }, place) => (
          <a
            key={id}
            className={classNames(
              listStyles.tab,
              listStyles.tabRow[place],
              !isMounted && listStyles.selectedByAddress[place],
              !isMounted && id === selectedId && listStyles.selectedByDefault,
            )}
            {...getTabProps(id)}
          >
            {title}
          </a>
        ))}
      </div>
      {tabs.map((item, place) => (
        <TabPanel
          key={item.id}
          className={classNames(
            !isMounted && (item.id === selectedId ? styles.shownByDefault : styles.shownByAddress),
          )}
          item={item}
          place={place}
          isLast={place === tabs.length - 1}
          isAnimated={isAnimated}
          {...getPanelProps(item.id)}
        />
      ))}
    </div>
  );
}
