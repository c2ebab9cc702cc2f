import { classNames } from '../../styles/class-names';
import { IconAlert, IconClose, IconInfo } from '../Icons';
import * as styles from './Toast.css';
import type { ToastEntry } from './toast-list';

interface ToastProps {
  readonly toast: ToastEntry;
  readonly dismissLabel: string;
  readonly onDismiss: (id: number) => void;
}

/** One message with its close button. */
export function Toast({ toast, dismissLabel, onDismiss }: ToastProps) {
  const { id, tone, title, description } = toast;
  const ToneIcon = tone === 'destructive' ? IconAlert : IconInfo;
  return (
    <div className={classNames(styles.toast, styles.tone[tone])}>
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
