import { failedPage } from '@tallycomb/content/not-found';
import { Component, type ReactNode } from 'react';
import { reloadOnce } from '../../reload-once';
import * as styles from './page-boundary.css';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps header, footer and navigation when a page fails, and says what happened. Key it by path. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    reloadOnce();
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
