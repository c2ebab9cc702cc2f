import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { page } from './ComponentPage.css';

/** What we add to Storybook's pages, in our own type and without its styles. */
export const Ours = ({ children }: { readonly children: ReactNode }) => (
  <Unstyled className={page}>{children}</Unstyled>
);
