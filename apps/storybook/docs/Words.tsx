import type { ReactNode } from 'react';
import { Prose } from '../../../packages/ui/src/all';
import { Ours } from './PageSections';
import * as styles from './page.css';

/** Text of a page, set as articles are. */
export const Words = ({ children }: { readonly children: ReactNode }) => (
  <Ours>
    <Prose className={styles.words}>{children}</Prose>
  </Ours>
);
