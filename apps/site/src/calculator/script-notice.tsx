import { useIsHydrated } from '../session/use-is-hydrated';
import * as styles from './script-notice.css';

interface ScriptNoticeProps {
  readonly withoutScript: string;
  /** Where the code is on its way for long. */
  readonly late: string;
}

/** Why a form gives no answer: script is off, or its code has not come. Gone once it is here. */
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
