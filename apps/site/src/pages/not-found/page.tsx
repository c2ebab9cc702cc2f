import { notFound } from '@tallycomb/content/not-found';
import { Button, Container, Heading, Lead, NotFoundArt, Section } from '@tallycomb/ui';
import { useEffect } from 'react';
import { usePagePath } from '../../page-path';
import { PageHead } from '../../seo/page-head';
import * as styles from './page.css';

export function Page() {
  const pathname = usePagePath();
  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);
  return (
    <>
      <PageHead info={{ path: pathname, ...notFound, isIndexed: false }} />
      <Section background="hero" className={styles.section}>
        <Container>
          <Heading level={1}>{notFound.heading}</Heading>
          <Lead className={styles.lead}>{notFound.lead}</Lead>
          <Button href="/">{notFound.home}</Button>
        </Container>
        <NotFoundArt className={styles.art} />
      </Section>
    </>
  );
}
