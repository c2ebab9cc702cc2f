import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names';
import * as listStyles from './TabList.css';
import * as styles from './Tabs.css';

export interface TabsItem {
  readonly id: string;
  readonly title: ReactNode;
  /** Opens beneath the title of the selected tab. */
  readonly description: ReactNode;
  /** What stands on the stage. */
  readonly panel: ReactNode;
  /** The stage's ground; it does not change with the theme. */
  readonly ground?: keyof typeof styles.ground;
}

interface TabSectionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly item: TabsItem;
  /** The title as a heading, for as long as there are no tabs. */
  readonly heading: ReactNode;
  /** Place in the list of tabs; `undefined` before there is one. */
  readonly place: number | undefined;
  readonly isLast: boolean;
  readonly isFresh: boolean;
}

/** A `<div>` with the text and the stage of one tab. */
export function TabSection(props: TabSectionProps) {
  const { item, heading, place, isLast, isFresh, ...rest } = props;
  const { description, panel, ground = 'jar' } = item;
  const row = place === undefined ? undefined : styles.textRow[place];
  const end = place !== undefined && isLast && listStyles.lastText;
  return (
    <div className={place === undefined ? styles.section : styles.panel} {...rest}>
      {heading}
      <div className={classNames(styles.description, row, end)}>{description}</div>
      <div className={classNames(styles.stage, styles.ground[ground], isFresh && styles.fresh)}>
        {panel}
      </div>
    </div>
  );
}
