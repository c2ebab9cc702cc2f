import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type ControlledOptions, useControlled } from '../../hooks/use-controlled';
import { useMedia } from '../../hooks/use-media';
import { media } from '../../styles/media';

type TabElements = ReadonlyMap<string, HTMLAnchorElement>;

/** The tab whose panel the address names. */
function idInAddress(tabs: TabElements): string | undefined {
  for (const [id, { hash }] of tabs) if (hash === location.hash) return id;
  return undefined;
}

/** Scrolls a tab into view within its list, without scrolling the page. */
function reveal(tab: HTMLElement | undefined): void {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** Selects the tab that the address names, at mount and on every change; returns false until mounted. */
function useIdInAddress(tabs: RefObject<TabElements>, change: (id: string) => void): boolean {
  const [isMounted, setIsMounted] = useState(false);

  // Before the next paint, so that it shows the same panel as CSS did.
  useLayoutEffect(() => {
    if (isMounted) return;
    setIsMounted(true);
    const id = idInAddress(tabs.current);
    if (id !== undefined) change(id);
  }, [isMounted, tabs, change]);

  useEffect(() => {
    const onHashChange = () => {
      const id = idInAddress(tabs.current);
      if (id === undefined) return;
      // Shows the panel now, as the browser could not scroll to it while it was hidden.
      flushSync(() => change(id));
      document.getElementById(id)?.scrollIntoView();
    };
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, [tabs, change]);

  return isMounted;
}

interface Tablist extends Pick<Parameters<typeof nextTab>[0], 'ids' | 'orientation'> {
  readonly tabs: RefObject<TabElements>;
  readonly select: (id: string) => void;
}

/**
 * Handlers of the list: a click selects a tab unless it opens a new window, and keys select another.
 * They are on the list, as Firefox recreates the accessible object of an `<a role="tab">` that gets
 * a handler, and a screen reader repeats it.
 */
function listHandlers({ tabs, select, ...list }: Tablist) {
  const tabAt = ({ target }: SyntheticEvent) =>
    list.ids.find((id) => tabs.current.get(id)?.contains(target as Node));
  return {
    onClick: (event: MouseEvent) => {
      const id = tabAt(event);
      if (id === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      select(id);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const focusedId = tabAt(event);
      if (focusedId === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      const next = nextTab({ ...list, focusedId, key: event.key });
      if (next === undefined) return;
      event.preventDefault();
      select(next);
      tabs.current.get(next)?.focus();
    },
  };
}

const tabIdOf = (id: string) => `${id}-tab`;

interface TabsOptions extends ControlledOptions<string> {
  readonly ids: readonly string[];
}

/** Id of the selected tab, by default the first, and a function that selects another. */
function useSelectedId({ ids, ...options }: TabsOptions) {
  const [chosenId, choose] = useControlled(options);
  const selectedId = ids.find((id) => id === chosenId) ?? ids[0];
  const change = useCallback(
    (id: string) => {
      if (id !== selectedId) choose(id);
    },
    [selectedId, choose],
  );
  return [selectedId, change] as const;
}

/**
 * Props of a tab list and its panels. Until the component has mounted, each tab is a plain link to
 * its panel, as the tab role would be wrong without script.
 */
export function useTabs(options: TabsOptions) {
  const { ids } = options;
  const [isAnimated, setIsAnimated] = useState(false);
  const tabs = useRef(new Map<string, HTMLAnchorElement>());
  const orientation = useMedia(media.mobile) ? 'horizontal' : 'vertical';
  const [selectedId, change] = useSelectedId(options);
  const isMounted = useIdInAddress(tabs, change);

  // After layout, when the selected tab has grown by its dot.
  useEffect(() => {
    if (selectedId !== undefined) reveal(tabs.current.get(selectedId));
  }, [selectedId]);

  const select = (id: string) => {
    setIsAnimated(true);
    change(id);
  };

  const getListProps = (label: string) =>
    isMounted
      ? ({
          role: 'tablist',
          'aria-label': label,
          'aria-orientation': orientation,
          ...listHandlers({ ids, orientation, tabs, select }),
        } as const)
      : ({ role: 'group', 'aria-label': label } as const);

  const getTabProps = (id: string) => ({
    id: tabIdOf(id),
    href: `#${id}`,
    ref: (element: HTMLAnchorElement | null) => {
      if (element) tabs.current.set(id, element);
      return () => {
        tabs.current.delete(id);
      };
    },
    ...(isMounted && {
      role: 'tab',
      'aria-controls': id,
      'aria-selected': id === selectedId,
      tabIndex: id === selectedId ? 0 : -1,
    }),
  });

  const getPanelProps = (id: string) => ({
    id,
    'aria-labelledby': tabIdOf(id),
    ...(isMounted
      ? { role: 'tabpanel', tabIndex: 0, hidden: id !== selectedId }
      : { role: 'group' }),
  });

  return { isMounted, isAnimated, selectedId, getListProps, getTabProps, getPanelProps };
}

interface Press {
  readonly ids: readonly string[];
  readonly focusedId: string;
  readonly orientation: 'horizontal' | 'vertical';
  readonly key: string;
}

const steps = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
} as const satisfies Record<string, Readonly<Record<string, number>>>;

/**
 * The tab that a key selects, wrapping around at the ends; `undefined` for keys without effect.
 * Space selects the focused tab: our tabs are links, which react only to Enter by themselves.
 * Source: WAI-ARIA Authoring Practices, Tabs pattern.
 * @example
 * const list = { ids: ['talent', 'price'], focusedId: 'price', orientation: 'vertical' };
 * nextTab({ ...list, key: 'ArrowDown' }); // => 'talent'
 * nextTab({ ...list, key: 'ArrowRight' }); // => undefined
 */
export function nextTab({ ids, focusedId, orientation, key }: Press): string | undefined {
  if (key === ' ') return focusedId;
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  const step = (steps[orientation] as Readonly<Record<string, number>>)[key];
  if (step === undefined) return undefined;
  return ids.at((ids.indexOf(focusedId) + step) % ids.length);
}
