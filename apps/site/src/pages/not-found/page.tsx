import { notFoundPage } from '@tallycomb/content/site';
import { Button, Container, Heading, Lead, Section } from '@tallycomb/ui';
import { NotFoundArt } from '@tallycomb/ui/art';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../seo/page-head';
import * as styles from './page.css';

export function Page() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);
  return (
    <>
      <PageHead info={{ path: pathname, ...notFoundPage, isIndexed: false }} />
      <Section background="hero" className={styles.section}>
        <Container>
          <Heading level={1}>{notFoundPage.heading}</Heading>
          <Lead className={styles.lead}>{notFoundPage.lead}</Lead>
          <Button href="/">{notFoundPage.home}</Button>
        </Container>
        <NotFoundArt teeth={notFoundPage.teeth} className={styles.art} />
      </Section>
    </>
  );
}
