import { Children, type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { Sections } from './error-boundary/section-error-boundary';
import { PageHead } from './seo/head';
import type { PageInfo } from './seo/page-info';

/**
 * Sections below the screen, which a link to the page renders after its first paint. After a load,
 * Back, or a link to a section they render at once.
 */
export function LaterSections({ children }: { readonly children: ReactNode }) {
  const isLinkFollowed = useNavigationType() === 'PUSH';
  const isAtOnce = useLocation().hash !== '' || !isLinkFollowed;
  return useDeferredValue(true, isAtOnce) && <Sections>{children}</Sections>;
}

interface PageSectionsProps {
  readonly info: PageInfo;
  readonly children: ReactNode;
}

/** A page's head and its sections, of which two fill a screen. */
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
