import { resultContents } from '@tallycomb/content/calculator';
import * as styles from './result-contents.css';

/** Leads down the page to what can be done with a result. */
export const ResultContents = () => (
  <ul className={styles.list}>
    {resultContents.map(({ id, label }) => (
      <li key={id}>
        <a href={`#${id}`} className={styles.link}>
          {label}
          <span aria-hidden="true">↓</span>
        </a>
      </li>
    ))}
  </ul>
);
