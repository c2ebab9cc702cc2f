import { failedPage } from '@tallycomb/content/not-found';
import { Container, Lead, Section } from '@tallycomb/ui';
import { Children, type ReactNode } from 'react';
import { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary';

/** On what stands where a section was. */
export const SECTION_FALLBACK = 'data-section-fallback';

const sectionFallback = (
  <Section {...{ [SECTION_FALLBACK]: '' }}>
    <Container>
      <Lead>{failedPage.section}</Lead>
    </Container>
  </Section>
);

/** Keeps the page when one of its sections fails, and says so in its place. */
export const SectionErrorBoundary = ({
  fallback = sectionFallback,
  ...rest
}: Partial<ErrorBoundaryProps>) => (
  <ErrorBoundary fallback={fallback} {...rest}>
    {rest.children}
  </ErrorBoundary>
);

interface SectionsProps {
  readonly children: ReactNode;
  readonly retryOn?: unknown;
}

/** The sections of a page: each of its children fails alone. */
export const Sections = ({ children, retryOn }: SectionsProps) =>
  Children.map(children, (section) => (
    <SectionErrorBoundary retryOn={retryOn}>{section}</SectionErrorBoundary>
  ));
