import type { GuideSummary } from '@tallycomb/content/guides';
import { Container, Section } from '@tallycomb/ui';
import { GuideGrid } from './guide-grid';
import * as styles from './guide-list.css';

interface GuideListProps {
  readonly guides: readonly GuideSummary[];
}

export function GuideList({ guides }: GuideListProps) {
  return (
    <Section className={styles.section}>
      <Container>
        <GuideGrid guides={guides} headingLevel={2} eager={2} coversTravel />
      </Container>
    </Section>
  );
}
