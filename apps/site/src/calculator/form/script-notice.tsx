import { useIsHydrated } from '../../session/use-is-hydrated';
import * as styles from './script-notice.css';

interface ScriptNoticeProps {
  readonly withoutScript: string;
  /** Shown if the script is on but does not arrive. */
  readonly late: string;
}

/** Says that script is off or late, and so why a form cannot answer, until hydration. */
export function ScriptNotice({ withoutScript, late }: ScriptNoticeProps) {
  if (useIsHydrated()) return null;
  return (
    <>
      <p className={styles.withoutScript}>{withoutScript}</p>
      <p role="status" className={styles.lateScript}>
        {late}
      </p>
    </>
  );
}
