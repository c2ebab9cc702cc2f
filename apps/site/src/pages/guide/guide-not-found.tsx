import { guideNotFound } from '@tallycomb/content/guides';
import { notFoundPage } from '@tallycomb/content/site';
import { Button, Container, Heading, Lead, Section } from '@tallycomb/ui';
import { NotFoundArt } from '@tallycomb/ui/art';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../seo/page-head';
import * as styles from '../not-found/page.css';

export function GuideNotFound() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHead info={{ path: pathname, ...guideNotFound, isIndexed: false }} />
      <Section className={styles.section}>
        <Container>
          <Heading level={1}>{guideNotFound.heading}</Heading>
          <Lead className={styles.lead}>{guideNotFound.lead}</Lead>
          <Button href="/guides">{guideNotFound.back}</Button>
        </Container>
        <NotFoundArt teeth={notFoundPage.teeth} className={styles.art} />
      </Section>
    </>
  );
}
