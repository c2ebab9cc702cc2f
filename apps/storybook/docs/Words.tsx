import type { ReactNode } from 'react';
import { Prose } from '../../../packages/ui/src/all';
import { Ours } from './PageSections';

/** Text of a page, set as articles are. */
export const Words = ({ children }: { readonly children: ReactNode }) => (
  <Ours>
    <Prose>{children}</Prose>
  </Ours>
);
