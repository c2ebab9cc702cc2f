import { resultContents } from '@tallycomb/content/calculator';
import type { MouseEvent } from 'react';
import * as styles from './result-contents.css';

/** The address stays: it is the result's, and another one would calculate anew. */
function goTo(event: MouseEvent, id: string) {
  event.preventDefault();
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}

/** Leads down the page to what can be done with a result. */
export const ResultContents = () => (
  <ul className={styles.list}>
    {resultContents.map(({ id, label }) => (
      <li key={id}>
        <a href={`#${id}`} className={styles.link} onClick={(event) => goTo(event, id)}>
          {label}
          <span aria-hidden="true">↓</span>
        </a>
      </li>
    ))}
  </ul>
);
