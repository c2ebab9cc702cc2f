'use client';

import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { keepFocusVisible, scrollToMessages } from './keep-focus-visible';
import { Toast } from './Toast';
import * as styles from './Toast.css';
import { addToast, type ToastEntry, type ToastMessage } from './toast-list';

/** The page's messages. */
export interface Toasts {
  /**
   * Shows a message for eight seconds, or until dismissed if it was pointed at or focused, or the
   * provider is `placed`; returns its id. It replaces an equal one, and as a fourth the oldest.
   */
  readonly show: (message: ToastMessage) => number;
  /** Removes the message with this id. */
  readonly dismiss: (id: number) => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

/** The shown messages, for the region that renders them. */
const ListContext = createContext<RegionProps | undefined>(undefined);

/** Props of `ToastProvider`. */
export interface ToastProviderProps {
  /** The app, whose components may show messages. */
  readonly children: ReactNode;
  /** Accessible name of the region of messages, “Notifications” by default. */
  readonly label?: string;
  /** Accessible name of the button that dismisses a message, “Dismiss” by default. */
  readonly dismissLabel?: string;
  /**
   * True if a `ToastList` among the children shows the messages, in place of a corner of the window;
   * they stay until dismissed, as one that left would move the text below it.
   */
  readonly placed?: boolean;
}

type Announced = NonNullable<ToastMessage['announced']>;

const announcedAs = ({ tone, announced }: ToastMessage): Announced =>
  announced ?? (tone === 'destructive' ? 'alert' : 'status');

/** Moves the focus from a leaving toast to another one, else back to the element it came from. */
function leaveToast(region: HTMLElement, id: number, cameFrom: Element | null): void {
  const left = `[data-toast="${id}"]`;
  if (!region.querySelector(`${left} :focus`)) return;
  const next = region.querySelector(`[data-toast]:not(${left}) > button`) ?? cameFrom;
  if (next instanceof HTMLElement) next.focus();
}

/** State of the shown messages, and handlers of their region that manage the focus. */
function useToastList(placed: boolean) {
  const [list, setList] = useState<readonly ToastEntry[]>([]);
  const nextId = useRef(1);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);

  const show = useCallback((message: ToastMessage) => {
    const id = nextId.current++;
    setList((current) => addToast(current, { ...message, id }));
    return id;
  }, []);

  const dismiss = useCallback((id: number) => {
    if (region.current) leaveToast(region.current, id, cameFrom.current);
    setList((current) => current.filter((toast) => toast.id !== id));
  }, []);

  // After layout, when the area covered by the toasts is known.
  useEffect(() => {
    const { current } = region;
    if (list.length === 0 || !current) return;
    if (placed) scrollToMessages(current);
    else keepFocusVisible(current);
    // Origin for a visitor who reaches the message from outside the page: the element focused when it came.
    if (!current.contains(document.activeElement)) cameFrom.current = document.activeElement;
  }, [list, placed]);

  const rememberOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const dismissOnEscape = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape' || !(target instanceof Element)) return;
    const toast = target.closest<HTMLElement>('[data-toast]');
    if (toast) dismiss(Number(toast.dataset.toast));
  };
  const toasts = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  return {
    list,
    toasts,
    regionProps: { ref: region, onFocus: rememberOrigin, onKeyDown: dismissOnEscape },
  };
}

interface RegionProps
  extends Pick<ReturnType<typeof useToastList>, 'list' | 'toasts' | 'regionProps'>,
    Required<Omit<ToastProviderProps, 'children'>> {}

/**
 * The messages of a `ToastProvider` with `placed`, as a part of the page, so that they cover nothing:
 * beside the button that they answer. Render it once, from the start.
 */
export function ToastList() {
  const props = useContext(ListContext);
  if (!props) return null;
  const { list, toasts, regionProps, label, dismissLabel, placed } = props;
  const shown = (how: Announced) =>
    list
      .filter((toast) => announcedAs(toast) === how)
      .map((toast) => (
        <Toast
          key={toast.id}
          {...{ toast, dismissLabel }}
          stays={placed}
          onDismiss={toasts.dismiss}
        />
      ));
  return (
    <section
      className={placed ? styles.list : styles.region}
      data-floating={!placed || undefined}
      aria-label={label}
      {...regionProps}
    >
      <div
        className={styles.live}
        role="alert"
        // Orca with Firefox announces nothing from an alert without it.
        aria-live="assertive"
        aria-atomic="false"
        aria-relevant="additions"
      >
        {shown('alert')}
      </div>
      <div className={styles.live} role="status" aria-atomic="false" aria-relevant="additions">
        {shown('status')}
      </div>
      <div className={styles.live}>{shown('off')}</div>
    </section>
  );
}

/**
 * Renders the page's messages after `children`, in an alert and a status region that exist from the
 * start. In the window's corner a message leaves after eight seconds unless it is pointed at, touched or
 * focused, so its information must be on the page too (WCAG 2.2.1).
 */
export function ToastProvider({
  children,
  label = 'Notifications',
  dismissLabel = 'Dismiss',
  placed = false,
}: ToastProviderProps) {
  const shown = { ...useToastList(placed), label, dismissLabel, placed };
  return (
    <ToastContext value={shown.toasts}>
      <ListContext value={shown}>
        {children}
        {placed ? null : <ToastList />}
      </ListContext>
    </ToastContext>
  );
}

/** Shows and removes messages, from any component below a `ToastProvider`. Throws outside of one. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts) return toasts;
  throw new Error('useToast found no ToastProvider above it: wrap the app in one.');
}
