import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import * as styles from './page.css';

export interface PageSection {
  readonly title: string;
  readonly body: ReactNode;
}

/** `every-state` of `Every State`. */
const idOf = (title: string): string => title.toLowerCase().replace(/[^a-z]+/g, '-');

/** Sections of a page; Storybook lists their headings beside it. */
export const PageSections = ({ sections }: { readonly sections: readonly PageSection[] }) =>
  sections.map(({ title, body }) => (
    <section key={title} className={styles.section} aria-labelledby={idOf(title)}>
      <Unstyled>
        <h2 className={styles.title} id={idOf(title)}>
          {title}
        </h2>
      </Unstyled>
      {body}
    </section>
  ));
