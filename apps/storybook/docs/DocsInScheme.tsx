import { DocsContainer, type DocsContainerProps, Unstyled } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { brands } from '../.storybook/brand';
import { onSchemeChange, pageScheme } from '../.storybook/page-theme';

/** A page of docs: Storybook's own parts in the scheme of the page, the rest in our styles. */
export function DocsInScheme({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useSyncExternalStore(onSchemeChange, pageScheme);
  return (
    <DocsContainer context={context} theme={brands[scheme]}>
      <Unstyled>{children}</Unstyled>
    </DocsContainer>
  );
}
