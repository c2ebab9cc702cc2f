import { DocsContainer, type DocsContainerProps, useOf } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { brands } from '../.storybook/brand';
import { onSchemeChange, pageScheme } from '../.storybook/page-theme';
import { ComponentPage } from './ComponentPage';
import { GuidePage, guideIn } from './GuidePage';

/** The page of a story file: a guide's, if it has one among its parameters, else a component's. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = guideIn(preparedMeta.parameters);
  return guide ? <GuidePage guide={guide} /> : <ComponentPage />;
}

/** Storybook's own parts of a docs page, in the scheme of the page. */
export function DocsInScheme({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useSyncExternalStore(onSchemeChange, pageScheme);
  return (
    <DocsContainer context={context} theme={brands[scheme]}>
      {children}
    </DocsContainer>
  );
}
