import { useIsHydrated } from '../../session/use-is-hydrated';
import * as styles from './script-notice.css';

interface ScriptNoticeProps {
  readonly withoutScript: string;
  /** Where no script comes. */
  readonly late: string;
}

/** Says why a form gives no answer: script is off, or none has come. Gone once the page is hydrated. */
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
