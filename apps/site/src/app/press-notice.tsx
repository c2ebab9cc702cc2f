import { NOTICE_ATTRIBUTE } from '../session/press-notice';
import * as styles from './press-notice.css';

/** Status line that the entry script fills in when a press has to wait for code. */
export const PressNotice = () => (
  <p role="status" className={styles.notice} {...{ [NOTICE_ATTRIBUTE]: '' }} />
);
