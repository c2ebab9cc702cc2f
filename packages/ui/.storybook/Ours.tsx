import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { page } from './ComponentPage.css';

/** Storybook's pages know one theme, ours in light; what we add to them has to keep to it. */
export const Ours = ({ children }: { readonly children: ReactNode }) => (
  <Unstyled className={page} data-theme="light">
    {children}
  </Unstyled>
);
