import { LinkProvider } from '@tallycomb/ui';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { pageDataOf } from '../../build/page-data';
import { AppLink } from '../app/app-link';
import { SiteShell } from '../app/document';
import { loadFirstPage } from '../app/preload-page';

/** Loads the code of a page, and the data that the build would write for it. */
export const loadPage = async (path: string) => loadFirstPage(path, await pageDataOf(path));

interface PageAtProps {
  readonly address: string;
  /** What stands before the page. */
  readonly children?: ReactNode;
}

/** The site at an address of its own: that of the window stays as it is. */
export const PageAt = ({ address, children }: PageAtProps) => (
  <Suspense>
    <MemoryRouter initialEntries={[address]}>
      <LinkProvider component={AppLink}>{children}</LinkProvider>
      <SiteShell />
    </MemoryRouter>
  </Suspense>
);
