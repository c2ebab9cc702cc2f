import { IconCheck, IconClose } from '../../src/components/Icons';
import * as styles from './Advice.css';

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly sign: typeof IconCheck;
}

const Lines = ({ title, lines, sign: Sign }: LinesProps) => (
  <>
    <h3 className={styles.title}>{title}</h3>
    <ul>
      {lines.map((line) => (
        <li key={line} className={styles.line}>
          <Sign className={styles.sign} />
          {line}
        </li>
      ))}
    </ul>
  </>
);

interface AdviceProps {
  readonly wise: readonly string[];
  readonly unwise: readonly string[];
}

/** What to do beside what not to do. */
export const Advice = ({ wise, unwise }: AdviceProps) => (
  <div className={styles.advice}>
    <div className={styles.wise}>
      <Lines title="Do" lines={wise} sign={IconCheck} />
    </div>
    <div className={styles.unwise}>
      <Lines title="Don’t" lines={unwise} sign={IconClose} />
    </div>
  </div>
);
