import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Prose } from '../../../packages/ui/src/all';
import * as styles from './page.css';

/** Text of a page, set as articles are. */
export const Words = ({ children }: { readonly children: ReactNode }) => (
  <Unstyled>
    <Prose className={styles.words}>{children}</Prose>
  </Unstyled>
);
