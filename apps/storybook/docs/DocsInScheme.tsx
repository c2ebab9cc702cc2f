import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { brands } from '../.storybook/brand';
import { onSchemeChange, pageScheme } from '../.storybook/page-theme';

/** Storybook's own parts of a docs page, in the scheme of the page. */
export function DocsInScheme({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useSyncExternalStore(onSchemeChange, pageScheme);
  return (
    <DocsContainer context={context} theme={brands[scheme]}>
      {children}
    </DocsContainer>
  );
}
