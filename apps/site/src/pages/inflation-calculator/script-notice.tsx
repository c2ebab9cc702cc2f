import { calculatorForm } from '@tallycomb/content/calculator';
import { useIsHydrated } from '../../session/use-is-hydrated';
import * as styles from './script-notice.css';

/** Why Calculate gives no answer: script is off, or its code has not come. Gone once it is here. */
export function ScriptNotice({ withoutScript }: { readonly withoutScript: string }) {
  if (useIsHydrated()) return null;
  return (
    <>
      <p className={styles.withoutScript}>{withoutScript}</p>
      <p role="status" className={styles.late}>
        {calculatorForm.late}
      </p>
    </>
  );
}
