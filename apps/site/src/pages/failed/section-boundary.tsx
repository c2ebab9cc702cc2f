import { failedPage } from '@tallycomb/content/not-found';
import { Children, Component, type ReactNode, Suspense } from 'react';
import * as styles from './section-boundary.css';

/** Marks the sentence that stands where a section was. */
export const STAND_IN = 'data-stand-in';

interface SectionBoundaryProps {
  readonly children: ReactNode;
  /** A section that has failed is tried again when this changes. */
  readonly retryOn?: unknown;
  /** Shown in the section’s place; `null` where nothing was to be seen. */
  readonly instead?: ReactNode;
}

interface SectionBoundaryState {
  readonly hasFailed: boolean;
  readonly retryOn: unknown;
}

const sorry = (
  <p className={styles.note} {...{ [STAND_IN]: '' }}>
    {failedPage.section}
  </p>
);

/** Keeps a page when one of its sections fails, and says so in its place. */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  override state: SectionBoundaryState = { hasFailed: false, retryOn: this.props.retryOn };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { retryOn }: SectionBoundaryProps,
    before: SectionBoundaryState,
  ): SectionBoundaryState | null {
    return retryOn === before.retryOn ? null : { hasFailed: false, retryOn };
  }

  override render() {
    const { children, instead = sorry } = this.props;
    return this.state.hasFailed ? instead : children;
  }
}

type SectionsProps = Pick<SectionBoundaryProps, 'children' | 'retryOn'>;

/**
 * The sections of a page: each of its children fails alone. Each is hydrated alone too, or React
 * would draw the whole page anew for the fault of one.
 */
export function Sections({ children, retryOn }: SectionsProps) {
  return Children.map(children, (section) => (
    <SectionBoundary retryOn={retryOn}>
      <Suspense>{section}</Suspense>
    </SectionBoundary>
  ));
}
