import type { ReactNode } from 'react';
import { Ours } from './Ours';
import * as styles from './PageSections.css';

/** A part of a page of docs, which the list at its top leads to. */
export interface PageSection {
  readonly title: string;
  readonly body: ReactNode;
}

/** `every-state` of `Every State`. */
const idOf = (title: string): string => title.toLowerCase().replace(/[^a-z]+/g, '-');

interface PageSectionsProps {
  readonly sections: readonly PageSection[];
}

/** The way to each section: a page is longer than its reader's question. */
export const OnThisPage = ({ sections }: PageSectionsProps) => (
  <Ours>
    <nav aria-label="On this page">
      <ul className={styles.ways}>
        {sections.map(({ title }) => (
          <li key={title}>
            <a className={styles.way} href={`#${idOf(title)}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  </Ours>
);

export const PageSections = ({ sections }: PageSectionsProps) =>
  sections.map(({ title, body }) => (
    <section key={title} className={styles.section}>
      <Ours>
        <h2 className={styles.title} id={idOf(title)}>
          {title}
        </h2>
      </Ours>
      {body}
    </section>
  ));
