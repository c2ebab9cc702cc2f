import { type GuideSummary, guideDetailText } from '@tallycomb/content/guides';
import { Container, Heading, IconArrowRight, Section, TextLink } from '@tallycomb/ui';
import { useId } from 'react';
import { GuideGrid } from '../guides/guide-grid';
import * as styles from './related-guides.css';

interface RelatedGuidesProps {
  readonly guides: readonly GuideSummary[];
}

export function RelatedGuides({ guides }: RelatedGuidesProps) {
  const headingId = useId();
  return (
    <Section background="wash" className={styles.section} aria-labelledby={headingId}>
      <Container>
        <div className={styles.head}>
          <Heading level={2} id={headingId}>
            {guideDetailText.relatedHeading}
          </Heading>
          <TextLink href="/guides" className={styles.all}>
            {guideDetailText.viewAll}
            <IconArrowRight className={styles.arrow} />
          </TextLink>
        </div>
        <GuideGrid guides={guides} headingLevel={3} />
      </Container>
    </Section>
  );
}
