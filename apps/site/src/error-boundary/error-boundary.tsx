import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown in the place of what has failed. */
  readonly fallback: ReactNode;
  /** What has failed is tried again when this changes. */
  readonly retryOn?: unknown;
  readonly onError?: () => void;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
  readonly retryOn: unknown;
}

/** Keeps what stands around a part of the page that fails. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, retryOn: this.props.retryOn };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { retryOn }: ErrorBoundaryProps,
    before: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return retryOn === before.retryOn ? null : { hasFailed: false, retryOn };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
