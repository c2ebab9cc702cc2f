import { guideListHead } from '@tallycomb/content/guides';
import { Container, Heading, Lead, Section } from '@tallycomb/ui';
import { GuideGrid } from '../../article/guide-card';
import { PageSections } from '../../error-boundary/section-error-boundary';
import type { PageProps } from '../../page-loading/page-parts';
import type { GuideListData } from './data.server';
import { info } from './info';
import * as styles from './page.css';

function GuideListHead() {
  return (
    <Section className={styles.head}>
      <Container className={styles.columns}>
        <Heading level={1} size="mega">
          {guideListHead.heading}
        </Heading>
        <Lead>{guideListHead.lead}</Lead>
      </Container>
    </Section>
  );
}

function GuideList({ guides }: GuideListData) {
  return (
    <Section className={styles.list}>
      <Container>
        <GuideGrid guides={guides} headingLevel={2} eager={2} />
      </Container>
    </Section>
  );
}

export function Page({ data }: PageProps<GuideListData>) {
  return (
    <PageSections info={info}>
      <GuideListHead />
      <GuideList {...data} />
    </PageSections>
  );
}
