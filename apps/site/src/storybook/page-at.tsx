import { LinkProvider } from '@tallycomb/ui';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { pageDataOf } from '../../build/page-data';
import { AppLink } from '../app/app-link';
import { SiteShell } from '../app/document';
import { loadFirstPage } from '../app/preload-page';

/** Loads a page's code and its data, as the build would write them. */
export const loadPage = async (path: string) => loadFirstPage(path, await pageDataOf(path));

interface PageAtProps {
  readonly address: string;
  /** Elements before the page. */
  readonly children?: ReactNode;
}

/** The site at an address, without changing the window's. */
export const PageAt = ({ address, children }: PageAtProps) => (
  <Suspense>
    <MemoryRouter initialEntries={[address]}>
      <LinkProvider component={AppLink}>{children}</LinkProvider>
      <SiteShell />
    </MemoryRouter>
  </Suspense>
);
