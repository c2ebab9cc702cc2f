import { failedPage } from '@tallycomb/content/not-found';
import { Component, type ReactNode } from 'react';
import * as styles from './section-boundary.css';

interface SectionBoundaryProps {
  readonly children: ReactNode;
  /** A section that has failed is tried again when this changes. */
  readonly retryOn?: unknown;
}

interface SectionBoundaryState {
  readonly hasFailed: boolean;
  readonly retryOn: unknown;
}

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
    if (!this.state.hasFailed) return this.props.children;
    return <p className={styles.note}>{failedPage.section}</p>;
  }
}
