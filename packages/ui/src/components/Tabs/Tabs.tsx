import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconArrowRight } from '../Icons';
import * as listStyles from './TabList.css';
import { TabSection, type TabsItem } from './TabSection';
import * as styles from './Tabs.css';
import { useTabs } from './use-tabs';

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the list of tabs. */
  readonly label: string;
  /** Two to six. */
  readonly tabs: readonly TabsItem[];
  /** Rank of the titles while they are still headings, before script runs. */
  readonly headingLevel?: 2 | 3 | 4;
}

const Title = ({ children }: { readonly children: ReactNode }) => (
  <span className={listStyles.title}>
    {children}
    <IconArrowRight className={listStyles.arrow} />
  </span>
);

/**
 * A `<div>` that follows the ARIA pattern for tabs: vertical, and horizontal below 768 CSS pixels.
 * Server-rendered and without script it is a row of plain sections, all of them readable. Once
 * mounted, the first section stays where it stood and the others close beneath it.
 */
export function Tabs({ label, tabs, headingLevel = 3, className, ...rest }: TabsProps) {
  const { mounted, touched, ...bags } = useTabs(tabs.map(({ id }) => id));
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.tabs, mounted && styles.mounted, className)} {...rest}>
      {mounted ? (
        <div className={listStyles.list} {...bags.list(label)}>
          {tabs.map(({ id, title }, at) => (
            <button
              key={id}
              className={classNames(listStyles.tab, styles.tabRow[at])}
              {...bags.tab(id)}
            >
              <Title>{title}</Title>
            </button>
          ))}
        </div>
      ) : null}
      {tabs.map((item, at) => (
        <TabSection
          key={item.id}
          item={item}
          place={mounted ? at : undefined}
          isLast={at === tabs.length - 1}
          isFresh={touched}
          heading={
            mounted ? null : (
              <Heading className={styles.sectionTitle}>
                <Title>{item.title}</Title>
              </Heading>
            )
          }
          {...bags.panel(item.id)}
        />
      ))}
    </div>
  );
}
