import { failedPage, siteName } from '@tallycomb/content/site';
import { Button, Container, Heading, Lead, Section } from '@tallycomb/ui';
import { use } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { CodeGoneError } from '../page-loading/load-code';
import { reloadAfterDeploy } from '../page-loading/reload-after-deploy';
import * as styles from './document.css';
import { forgetFailedLoad, preloadPage } from './preload-page';

/** Error page that tries again: by rendering, or by a reload if a deploy has replaced the code. */
const PageFallback = ({ error, resetErrorBoundary }: FallbackProps) => (
  <Section background="hero">
    <title>{`${failedPage.heading} | ${siteName}`}</title>
    <Container>
      <Heading level={1}>{failedPage.heading}</Heading>
      <Lead className={styles.lead}>{failedPage.lead}</Lead>
      <Button
        onClick={() =>
          error instanceof CodeGoneError ? location.reload() : resetErrorBoundary(error)
        }
      >
        {failedPage.reload}
      </Button>
    </Container>
  </Section>
);

/** Suspends until the page has loaded; the router's React transition keeps the former page on screen. */
const LoadedPage = () => use(preloadPage(useLocation().pathname));

/** The page at the address, with its own state for each path. */
export function PageView() {
  const { pathname } = useLocation();
  const onError = (error: unknown) => {
    forgetFailedLoad(pathname);
    reloadAfterDeploy(error);
  };
  return (
    <ErrorBoundary key={pathname} FallbackComponent={PageFallback} onError={onError}>
      <LoadedPage />
    </ErrorBoundary>
  );
}
