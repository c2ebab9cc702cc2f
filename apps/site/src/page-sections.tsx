import { Children, type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { Sections } from './error-boundary/section-error-boundary';
import { PageHead } from './seo/page-head';
import type { PageInfo } from './seo/page-info';

/**
 * What a change of page draws after its first paint: sections below the screen. A page that is
 * loaded, come back to or opened in its middle has them at once.
 */
export function LaterSections({ children }: { readonly children: ReactNode }) {
  const isChange = useNavigationType() === 'PUSH';
  const isAtOnce = useLocation().hash !== '' || !isChange;
  return useDeferredValue(true, isAtOnce) && <Sections>{children}</Sections>;
}

interface PageSectionsProps {
  readonly info: PageInfo;
  readonly children: ReactNode;
}

/** All of a page: what its head says, and its sections, two of which fill a screen. */
export function PageSections({ info, children }: PageSectionsProps) {
  const sections = Children.toArray(children);
  return (
    <>
      <PageHead info={info} />
      <Sections>{sections.slice(0, 2)}</Sections>
      <LaterSections>{sections.slice(2)}</LaterSections>
    </>
  );
}
