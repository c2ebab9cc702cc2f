import { failedPage } from '@tallycomb/content/site';
import { Container, Lead, Section } from '@tallycomb/ui';
import { Children, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

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
