/** For the Storybook, which has no server: renders a page by its address, and answers in the host’s place. */
import { LinkProvider } from '@tallycomb/ui';
import { type ReactNode, Suspense, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { pageDataOf } from '../build/page-data';
import { answerLookup } from '../host/lookup';
import { AppLink } from './app/app-link';
import { SiteShell } from './app/document';
import { loadFirstPage } from './app/preload-page';
import { pathOfData } from './page-loading/page-parts';
import { consent, useConsent } from './third-party/consent';
import { ConsentPanel } from './third-party/consent-panel';

const { fetch } = globalThis;

/** Stands in for the host: answers requests for page data and lookups. */
export async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/api/')) return answerLookup(request);
  const data = await pageDataOf(pathOfData(pathname));
  return data === undefined ? fetch(request) : Response.json(data);
}

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

/** The consent panel alone: an answer starts no third party. */
export function ConsentQuestion() {
  useEffect(() => {
    consent.ask('tagManager');
    return consent.close;
  }, []);
  return <ConsentPanel state={useConsent()} />;
}
