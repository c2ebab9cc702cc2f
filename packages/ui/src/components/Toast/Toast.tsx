import { useEffect, useState } from 'react';
import { classNames } from '../../styles/class-names';
import { IconAlert, IconCheck, IconClose, IconInfo } from '../Icons';
import * as styles from './Toast.css';
import type { ToastEntry } from './toast-list';

interface ToastProps {
  readonly toast: ToastEntry;
  readonly dismissLabel: string;
  /** True if it leaves only when dismissed. */
  readonly stays: boolean;
  readonly onDismiss: (id: number) => void;
}

const icons = { success: IconCheck, neutral: IconInfo, destructive: IconAlert };

const SECONDS = 1000;
const STAYS_MS = 8 * SECONDS;

/** One message with its buttons; it leaves by itself unless it was pointed at, touched or focused. */
export function Toast({ toast, dismissLabel, stays, onDismiss }: ToastProps) {
  const { id, tone, title, description, action } = toast;
  const [isHeld, setHeld] = useState(stays);
  const hold = () => setHeld(true);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onDismiss(id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [isHeld, id, onDismiss]);
  const ToneIcon = icons[tone];
  const act = () => {
    action?.onClick();
    onDismiss(id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is only noticed that somebody is here.
    <div
      className={classNames(styles.toast, styles.tone[tone])}
      data-toast={id}
      onPointerEnter={hold}
      onFocus={hold}
    >
      <ToneIcon className={styles.icon} />
      <div className={styles.text}>
        <p>
          <strong className={styles.title}>{title}</strong> <br />
          {description}
        </p>
        {action ? (
          <button type="button" className={styles.action} onClick={act}>
            {action.label}
          </button>
        ) : null}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={dismissLabel}
        onClick={() => onDismiss(id)}
      >
        <IconClose />
      </button>
    </div>
  );
}
