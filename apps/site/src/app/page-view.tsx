import { failedPage, siteName } from '@tallycomb/content/site';
import { Button, Container, Heading, Lead, Section } from '@tallycomb/ui';
import { use } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { reloadAfterDeploy } from '../page-loading/reload-after-deploy';
import * as styles from './page-view.css';
import { forgetFailedLoad, preloadPage } from './preload-page';

const pageFallback = (
  <Section background="hero">
    <title>{`${failedPage.heading} | ${siteName}`}</title>
    <Container>
      <Heading level={1}>{failedPage.heading}</Heading>
      <Lead className={styles.lead}>{failedPage.lead}</Lead>
      <Button onClick={() => location.reload()}>{failedPage.reload}</Button>
    </Container>
  </Section>
);

/** Suspends until all of the page is here: the router's transition keeps the one before on screen. */
const LoadedPage = () => use(preloadPage(useLocation().pathname));

/** The page at the address; each path has its own, so that none inherits another's state. */
export function PageView() {
  const { pathname } = useLocation();
  const onError = () => {
    forgetFailedLoad(pathname);
    reloadAfterDeploy();
  };
  return (
    <ErrorBoundary key={pathname} fallback={pageFallback} onError={onError}>
      <LoadedPage />
    </ErrorBoundary>
  );
}
