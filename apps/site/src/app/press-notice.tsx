import { NOTICE_ATTRIBUTE } from '../session/press-notice';
import * as styles from './press-notice.css';

/** Status line that the entry script fills in where a press has to wait for the page's code. */
export const PressNotice = () => (
  <p role="status" className={styles.notice} {...{ [NOTICE_ATTRIBUTE]: '' }} />
);
