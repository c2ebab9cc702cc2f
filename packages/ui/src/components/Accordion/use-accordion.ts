import type { SyntheticEvent } from 'react';
import { type ControlledOptions, useControlled } from '../../hooks/use-controlled';

interface AccordionOptions extends ControlledOptions<readonly string[]> {
  readonly ids: readonly string[];
}

const detailsIn = (list: Element | null) =>
  [...(list?.children ?? [])].filter((child) => child instanceof HTMLDetailsElement);

/**
 * Props of each item. The browser opens and closes them itself: on a click or a key, for an address
 * or a search of the page, or because another item of an exclusive list opened.
 */
export function useAccordion({ ids, ...options }: AccordionOptions) {
  const [open, change] = useControlled(options);

  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    const items = detailsIn(currentTarget.parentElement);
    if (ids.every((id, at) => items[at]?.open === open.includes(id))) return;
    const asked = ids.filter((_, at) => items[at]?.open);
    // Its owner has the last word, and may not take this up.
    if (options.value) {
      for (const [at, item] of items.entries()) item.open = open.includes(ids[at] ?? '');
    }
    change(asked);
  };

  return { getItemProps: (id: string) => ({ open: open.includes(id), onToggle }) };
}
