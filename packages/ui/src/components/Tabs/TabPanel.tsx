import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './Tabs.css';

/** A tab and its panel. */
export interface TabsItem {
  /** Id of the panel; an address that ends in `#id` selects it. */
  readonly id: string;
  /** Title of the tab, the accessible name of both tab and panel. */
  readonly title: ReactNode;
  /** Text beneath the title of the selected tab. */
  readonly description: ReactNode;
  /** Content of the stage. */
  readonly panel: ReactNode;
  /** Background of the stage, the same in both themes; `aqua` by default. */
  readonly background?: 'aqua' | 'rose' | 'amber' | 'green';
}

interface TabPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly item: TabsItem;
  /** Place in the list of tabs. */
  readonly place: number;
  readonly isLast: boolean;
  readonly isAnimated: boolean;
}

/** A `<div>` with the text and the stage of one tab. */
export function TabPanel({ item, place, isLast, isAnimated, className, ...rest }: TabPanelProps) {
  const { description, panel, background = 'aqua' } = item;
  const closing = isLast && styles.lastDescription;
  return (
    <div className={classNames(styles.panel, className)} {...rest}>
      <div className={classNames(styles.description, styles.descriptionRow[place], closing)}>
        {description}
      </div>
      <div
        className={classNames(
          styles.stage,
          styles.background[background],
          isAnimated && styles.animated,
        )}
      >
        {panel}
      </div>
    </div>
  );
}
