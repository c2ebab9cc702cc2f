import { failedPage } from '@tallycomb/content/not-found';
import { Children, Component, type ReactNode } from 'react';
import * as styles from './section-error-boundary.css';

/** On the sentence that stands where a section was. */
export const SECTION_FALLBACK = 'data-section-fallback';

interface SectionErrorBoundaryProps {
  readonly children: ReactNode;
  /** A section that has failed is tried again when this changes. */
  readonly retryOn?: unknown;
  /** Shown in the section’s place; `null` where nothing was to be seen. */
  readonly fallback?: ReactNode;
}

interface SectionErrorBoundaryState {
  readonly hasFailed: boolean;
  readonly retryOn: unknown;
}

const defaultFallback = (
  <p className={styles.note} {...{ [SECTION_FALLBACK]: '' }}>
    {failedPage.section}
  </p>
);

/** Keeps a page when one of its sections fails, and says so in its place. */
export class SectionErrorBoundary extends Component<
  SectionErrorBoundaryProps,
  SectionErrorBoundaryState
> {
  override state: SectionErrorBoundaryState = { hasFailed: false, retryOn: this.props.retryOn };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { retryOn }: SectionErrorBoundaryProps,
    before: SectionErrorBoundaryState,
  ): SectionErrorBoundaryState | null {
    return retryOn === before.retryOn ? null : { hasFailed: false, retryOn };
  }

  override render() {
    const { children, fallback = defaultFallback } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}

type SectionsProps = Pick<SectionErrorBoundaryProps, 'children' | 'retryOn'>;

/** The sections of a page: each of its children fails alone. */
export function Sections({ children, retryOn }: SectionsProps) {
  return Children.map(children, (section) => (
    <SectionErrorBoundary retryOn={retryOn}>{section}</SectionErrorBoundary>
  ));
}
