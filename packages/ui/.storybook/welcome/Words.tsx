import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Prose } from '../../src/all';
import * as styles from './Welcome.css';

/** Text between the pictures, set as articles are. */
export const Words = ({ children }: { readonly children: ReactNode }) => (
  <Unstyled>
    <Prose className={styles.prose}>{children}</Prose>
  </Unstyled>
);
