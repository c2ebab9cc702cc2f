'use client';

import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import { IconArrowRight } from '../Icons';
import * as listStyles from './TabList.css';
import { TabPanel, type TabsItem } from './TabPanel';
import * as styles from './Tabs.css';
import { useTabs } from './use-tabs';

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the list of tabs. */
  readonly label: string;
  /** Two to six. */
  readonly tabs: readonly TabsItem[];
}

/**
 * A `<div>` that follows the ARIA pattern for tabs: vertical, and horizontal below 768 CSS pixels.
 * Until React mounts, each tab is a link to its panel and CSS shows the panel that the address
 * names, else the first. The same elements then become tabs, and nothing moves.
 */
export function Tabs({ label, tabs, className, ...rest }: TabsProps) {
  const { isMounted, isAnimated, getListProps, getTabProps, getPanelProps } = useTabs(
    tabs.map(({ id }) => id),
  );
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
            )}
            {...getTabProps(id)}
          >
            <span className={listStyles.title}>
              {title}
              <IconArrowRight className={listStyles.arrow} />
            </span>
          </a>
        ))}
      </div>
      {tabs.map((item, place) => (
        <TabPanel
          key={item.id}
          className={isMounted ? undefined : styles.shownByAddress}
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
