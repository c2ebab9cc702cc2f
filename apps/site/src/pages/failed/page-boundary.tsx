import { failedPage } from '@tallycomb/content/not-found';
import { Component, type ReactNode } from 'react';
import * as styles from './page-boundary.css';

const RELOADED_FOR = 'tallycomb:reloaded-for';

function wasReloadedHere(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === location.pathname) return true;
    sessionStorage.setItem(RELOADED_FOR, location.pathname);
    return false;
  } catch {
    return true; // Without storage, nothing would stop a loop.
  }
}

/**
 * After a deploy the code of a page may be gone: the new version has it, so load that, once. With
 * no connection our own message stays, where a reload would show the browser's.
 */
function reloadOnce(): void {
  if (wasReloadedHere()) return;
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => sessionStorage.removeItem(RELOADED_FOR),
  );
}

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
