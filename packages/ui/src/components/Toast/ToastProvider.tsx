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
import { keepFocusVisible } from './keep-focus-visible';
import { Toast } from './Toast';
import * as styles from './Toast.css';
import { addToast, type ToastEntry, type ToastMessage } from './toast-list';

/** Shows toasts. */
export interface Toasts {
  /** Shows a message for eight seconds, or until it is dismissed once it was pointed at or focused; returns the id to dismiss it by. */
  readonly show: (message: ToastMessage) => number;
  /** Takes a message away before its time. */
  readonly dismiss: (id: number) => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

/** Props of `ToastProvider`. */
export interface ToastProviderProps {
  /** The app, all of which may show messages. */
  readonly children: ReactNode;
  /** Name of the region that holds the messages. */
  readonly label?: string;
  /** Names the button that takes a message away. */
  readonly dismissLabel?: string;
}

type Announced = NonNullable<ToastMessage['announced']>;

const announcedAs = ({ tone, announced }: ToastMessage): Announced =>
  announced ?? (tone === 'destructive' ? 'alert' : 'status');

/** Hands the focus on before the toast that holds it goes: to another, else where it was. */
function leaveToast(region: HTMLElement, id: number, cameFrom: Element | null): void {
  const left = `[data-toast="${id}"]`;
  if (!region.querySelector(`${left} :focus`)) return;
  const next = region.querySelector(`[data-toast]:not(${left}) > button`) ?? cameFrom;
  if (next instanceof HTMLElement) next.focus();
}

/** The messages that are shown, and the events of their region that guide the focus. */
function useToastList() {
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

  // After layout: only then is it known what the toasts cover.
  useEffect(() => {
    const { current } = region;
    if (list.length === 0 || !current) return;
    keepFocusVisible(current);
    // Whoever reaches a message from outside the page goes back to where they were when it came.
    if (!current.contains(document.activeElement)) cameFrom.current = document.activeElement;
  }, [list]);

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

/**
 * Renders the page's messages after `children`: an alert and a status region that are there from
 * the start. A message leaves after eight seconds, unless it is pointed at, touched or focused: what
 * it says must stand on the page too, so nobody has to read against a clock (WCAG 2.2.1).
 */
export function ToastProvider({
  children,
  label = 'Notifications',
  dismissLabel = 'Dismiss',
}: ToastProviderProps) {
  const { list, toasts, regionProps } = useToastList();
  const shown = (how: Announced) =>
    list
      .filter((toast) => announcedAs(toast) === how)
      .map((toast) => (
        <Toast key={toast.id} {...{ toast, dismissLabel }} onDismiss={toasts.dismiss} />
      ));

  return (
    <ToastContext value={toasts}>
      {children}
      <section className={styles.region} aria-label={label} {...regionProps}>
        <div
          className={styles.live}
          role="alert"
          // Orca does not speak what comes into a bare alert of Firefox.
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
    </ToastContext>
  );
}

/** The page's messages. Throws outside a `ToastProvider`. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts) return toasts;
  throw new Error('useToast found no ToastProvider above it: wrap the app in one.');
}
