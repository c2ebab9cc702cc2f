import { guideListHead } from '@tallycomb/content/guides';
import { Container, Heading, Lead, Section } from '@tallycomb/ui';
import { GuideGrid } from '../../article/guide-card';
import type { PageProps } from '../../page-loading/page-parts';
import { PageSections } from '../../page-sections';
import type { GuideListData } from './data.server';
import { info } from './info';
import * as styles from './page.css';

export function Page({ data }: PageProps<GuideListData>) {
  return (
    <PageSections info={info}>
      <Section background="hero" className={styles.head}>
        <Container className={styles.columns}>
          <Heading level={1} size="mega">
            {guideListHead.heading}
          </Heading>
          <Lead>{guideListHead.lead}</Lead>
        </Container>
      </Section>
      <Section className={styles.list}>
        <Container>
          <GuideGrid guides={data.guides} headingLevel={2} eager={2} />
        </Container>
      </Section>
    </PageSections>
  );
}
