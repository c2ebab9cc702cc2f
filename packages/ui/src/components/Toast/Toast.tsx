import { useEffect, useState } from 'react';
import { classNames } from '../../styles/class-names';
import { IconAlert, IconClose, IconInfo } from '../Icons';
import * as styles from './Toast.css';
import type { ToastEntry } from './toast-list';

interface ToastProps {
  readonly toast: ToastEntry;
  readonly dismissLabel: string;
  readonly onDismiss: (id: number) => void;
}

const SECONDS = 1000;
const STAYS_MS = 8 * SECONDS;

/** One message with its close button; it leaves by itself, unless somebody has turned to it. */
export function Toast({ toast, dismissLabel, onDismiss }: ToastProps) {
  const { id, tone, title, description } = toast;
  const [isHeld, setHeld] = useState(false);
  const hold = () => setHeld(true);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onDismiss(id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [isHeld, id, onDismiss]);
  const ToneIcon = tone === 'destructive' ? IconAlert : IconInfo;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is only noticed that somebody is here.
    <div
      className={classNames(styles.toast, styles.tone[tone])}
      onPointerEnter={hold}
      onPointerDown={hold}
      onFocus={hold}
    >
      <ToneIcon className={styles.icon} />
      <p className={styles.text}>
        <strong className={styles.title}>{title}</strong> {description}
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label={dismissLabel}
        data-toast={id}
        onClick={() => onDismiss(id)}
      >
        <IconClose />
      </button>
    </div>
  );
}
