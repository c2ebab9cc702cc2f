'use client';

import { type ComponentPropsWithRef, type ReactNode, type SyntheticEvent, useId } from 'react';
import { type ControlledOptions, useControlled } from '../../hooks/use-controlled';
import { classNames } from '../../styles/class-names';
import * as styles from './Accordion.css';

/** One disclosure of an accordion. */
export interface AccordionItem {
  /** Unique in the page: an address that ends in `#id` opens this item. */
  readonly id: string;
  /** Visible title and accessible name of the disclosure. */
  readonly question: ReactNode;
  /** Answer that opens beneath the question; it is in the HTML from the start. */
  readonly answer: ReactNode;
}

/** Props of `Accordion`, besides the attributes of its element. */
export interface AccordionProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** The questions with their answers, in the order they are shown. */
  readonly items: readonly AccordionItem[];
  /**
   * At most one item is open at a time.
   *
   * @default false
   */
  readonly exclusive?: boolean;
  /** Ids of the open items (controlled). */
  readonly value?: readonly string[] | undefined;
  /** Ids of the items that are open at first (uncontrolled). */
  readonly defaultValue?: readonly string[] | undefined;
  /** Called on every change with the ids of all items to be open, in the order of the items. */
  readonly onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** Heading level of the questions; without it, none is a heading. */
  readonly headingLevel?: 2 | 3 | 4;
}

interface AccordionOptions extends ControlledOptions<readonly string[]> {
  readonly ids: readonly string[];
}

const detailsIn = (list: Element | null) =>
  [...(list?.children ?? [])].filter((child) => child instanceof HTMLDetailsElement);

/**
 * Props of each item. The browser opens and closes them itself: on a click or a key, for an address
 * or a search of the page, or because another item of an exclusive list opened.
 */
function useAccordion({ ids, ...options }: AccordionOptions) {
  const [open, change] = useControlled(options);

  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    const items = detailsIn(currentTarget.parentElement);
    if (ids.every((id, at) => items[at]?.open === open.includes(id))) return;
    const asked = ids.filter((_, at) => items[at]?.open);
    // A controlled list stays as it is until its owner passes the new value.
    if (options.value) {
      for (const [at, item] of items.entries()) item.open = open.includes(ids[at] ?? '');
    }
    change(asked);
  };

  return { getItemProps: (id: string) => ({ open: open.includes(id), onToggle }) };
}

/**
 * A `<div>` of native `<details>`, which open without script, from an address and by searching the
 * page. The id is on the answer, as browsers open a `<details>` for a target inside it only.
 */
export function Accordion(props: AccordionProps) {
  const { items, exclusive = false, headingLevel, className, ...others } = props;
  const { value, defaultValue = [], onValueChange, ...rest } = others;
  const name = useId();
  const ids = items.map(({ id }) => id);
  const { getItemProps } = useAccordion({ ids, value, defaultValue, onValueChange });
  const Wording = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <div className={classNames(styles.accordion, className)} {...rest}>
      {items.map(({ id, question, answer }) => (
        <details
          key={id}
          className={styles.item}
          {...getItemProps(id)}
          {...(exclusive ? { name } : {})}
        >
          <summary className={styles.question}>
            <Wording className={styles.wording}>{question}</Wording>
          </summary>
          <div id={id} className={styles.answer}>
            {answer}
          </div>
        </details>
      ))}
    </div>
  );
}
