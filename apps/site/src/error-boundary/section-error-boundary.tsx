import { failedPage } from '@tallycomb/content/site';
import { Container, Lead, Section } from '@tallycomb/ui';
import { Children, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** Attribute of the message in place of a failed section. */
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
  /** A change renders failed sections again. */
  readonly retryOn?: unknown;
}

/** Shows a message in place of a section that fails, and keeps the rest of the page. */
export const SectionErrorBoundary = (props: SectionProps) => (
  <ErrorBoundary fallback={sectionFallback} resetKeys={[props.retryOn]} {...props} />
);

/** Wraps each child in an error boundary of its own. */
export const Sections = ({ children, retryOn }: SectionProps) =>
  Children.map(children, (section) => (
    <SectionErrorBoundary retryOn={retryOn}>{section}</SectionErrorBoundary>
  ));
