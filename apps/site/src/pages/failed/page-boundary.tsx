import { failedPage } from '@tallycomb/content/not-found';
import { Button, Container, Heading, Lead, Section } from '@tallycomb/ui';
import { Component, type ReactNode } from 'react';
import * as styles from './page-boundary.css';

const RELOADED_FOR = 'tallycomb:reloaded-for';

/** After a deploy the code of a page may be gone: the new version has it, so load that, once. */
function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === location.pathname) return;
    sessionStorage.setItem(RELOADED_FOR, location.pathname);
  } catch {
    return; // Without storage, nothing would stop a loop.
  }
  location.reload();
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
      <Section ground="hero" className={styles.section}>
        <Container>
          <Heading level={1}>{failedPage.heading}</Heading>
          <Lead className={styles.lead}>{failedPage.lead}</Lead>
          <Button onClick={() => location.reload()}>{failedPage.reload}</Button>
        </Container>
      </Section>
    );
  }
}
