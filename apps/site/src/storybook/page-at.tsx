import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { loadFirstPage } from '../app/preload-page';
import { SiteShell } from '../app/site-shell';
import { pageDataOf } from '../prerender/page-data/page-data';

/** Loads the code of a page, and the data that the build would write for it. */
export const loadPage = async (path: string) => loadFirstPage(path, await pageDataOf(path));

/** The site at an address of its own: that of the window stays as it is. */
export const PageAt = ({ address }: { readonly address: string }) => (
  <Suspense>
    <MemoryRouter initialEntries={[address]}>
      <SiteShell />
    </MemoryRouter>
  </Suspense>
);
