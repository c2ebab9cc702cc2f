import { failedPage } from '@tallycomb/content/not-found';
import { Component, type ReactNode } from 'react';
import { reloadAfterDeploy } from '../page-loading/reload-after-deploy';
import * as styles from './page-error-boundary.css';

interface PageErrorBoundaryProps {
  readonly children: ReactNode;
  readonly onError: () => void;
}

/** Keeps header, footer and navigation when a page fails, and says what happened. Key it by path. */
export class PageErrorBoundary extends Component<
  PageErrorBoundaryProps,
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
    reloadAfterDeploy();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <section className={styles.section}>
        <h1 className={styles.heading}>{failedPage.heading}</h1>
        <p className={styles.lead}>{failedPage.lead}</p>
        <button type="button" className={styles.reload} onClick={() => location.reload()}>
          {failedPage.reload}
        </button>
      </section>
    );
  }
}
