import { failedPage } from '@tallycomb/content/site';
import { Container, Lead, Section } from '@tallycomb/ui';
import { Children, type ReactNode, useDeferredValue } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigationType } from 'react-router-dom';
import { PageHead } from '../seo/page-head';
import type { PageInfo } from '../seo/page-info';

/** On what stands where a section was. */
export const SECTION_FALLBACK = 'data-section-fallback';

const sectionFallback = (
  <Section {...{ [SECTION_FALLBACK]: '' }}>
    <Container>
      <Lead>{failedPage.section}</Lead>
    </Container>
  </Section>
);

interface SectionProps {
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
  /** What has failed is tried again when this changes. */
  readonly retryOn?: unknown;
}

/** Keeps the page when one of its sections fails, and says so in its place. */
export const SectionErrorBoundary = (props: SectionProps) => (
  <ErrorBoundary fallback={sectionFallback} resetKeys={[props.retryOn]} {...props} />
);

/** The sections of a page: each of its children fails alone. */
export const Sections = ({ children, retryOn }: SectionProps) =>
  Children.map(children, (section) => (
    <SectionErrorBoundary retryOn={retryOn}>{section}</SectionErrorBoundary>
  ));

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
