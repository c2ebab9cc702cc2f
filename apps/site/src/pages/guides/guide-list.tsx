import { Container, Section } from '@tallycomb/ui';
import { GuideGrid } from './guide-grid';
import * as styles from './guide-list.css';
import type { GuideListData } from './guide-list-data';

export function GuideList({ guides }: GuideListData) {
  return (
    <Section className={styles.section}>
      <Container>
        <GuideGrid guides={guides} headingLevel={2} eager={2} hasLead coversTravel />
      </Container>
    </Section>
  );
}
