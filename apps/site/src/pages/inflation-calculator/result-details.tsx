import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { gapNote, resultSentence, sourceNote } from '../../calculator/result-text';
import * as styles from './result-details.css';

export function ResultDetails({ result }: { result: InflationResult }) {
  const gap = gapNote(result);
  return (
    <>
      <p className={styles.sentence}>{resultSentence(result)}</p>
      {gap ? <p className={styles.note}>{gap}</p> : null}
      <p className={styles.note}>{sourceNote(result)}</p>
    </>
  );
}
