import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useMedia } from '../../hooks/use-media';
import { media } from '../../styles/media';
import { nextTab } from './next-tab';

/** Brings a tab into view in its own list, without scrolling the page. */
function reveal(tab: HTMLElement | null | undefined): void {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 });
}

/**
 * Prop bags for a tab list and its panels, the first of them selected. Until the component has
 * mounted there are no tabs, only sections: markup that says "tab" would lie without script.
 */
export function useTabs(ids: readonly string[]) {
  const base = useId();
  const [mounted, setMounted] = useState(false);
  const [chosenId, choose] = useState<string>();
  const tabs = useRef(new Map<string, HTMLElement | null>());
  const orientation = useMedia(media.mobile) ? 'horizontal' : 'vertical';
  useEffect(() => setMounted(true), []);
  // After the dot has taken its room in the selected tab.
  useEffect(() => {
    if (chosenId !== undefined) reveal(tabs.current.get(chosenId));
  }, [chosenId]);

  const selectedId = chosenId ?? ids[0];
  const tabIdOf = (id: string) => `${base}-${id}-tab`;
  const panelIdOf = (id: string) => `${base}-${id}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = nextTab({ ids, selectedId, orientation, key: event.key });
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    tabs.current.get(next)?.focus();
  };

  const panel = (id: string) => ({
    role: 'tabpanel',
    id: panelIdOf(id),
    'aria-labelledby': tabIdOf(id),
    tabIndex: 0,
    hidden: id !== selectedId,
  });

  return {
    mounted,
    /** Whether the visitor has chosen: until then nothing may move. */
    touched: chosenId !== undefined,
    list: (label: string) =>
      ({
        role: 'tablist',
        'aria-label': label,
        'aria-orientation': orientation,
        onKeyDown,
      }) as const,
    tab: (id: string) => ({
      type: 'button' as const,
      role: 'tab',
      id: tabIdOf(id),
      'aria-controls': panelIdOf(id),
      'aria-selected': id === selectedId,
      tabIndex: id === selectedId ? 0 : -1,
      onClick: () => choose(id),
      ref: (element: HTMLElement | null) => {
        tabs.current.set(id, element);
      },
    }),
    panel: (id: string) => (mounted ? panel(id) : {}),
  };
}
