import { guideListHead } from '@tallycomb/content/guides';
import { Container, Heading, Lead, Section } from '@tallycomb/ui';
import * as styles from './guide-list-head.css';

export function GuideListHead() {
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
