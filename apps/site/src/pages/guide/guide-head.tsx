import { type GuideSummary, guideDetailText } from '@tallycomb/content/guides';
import { Container, IconArrowLeft, Lead, TextLink } from '@tallycomb/ui';
import { GuideHeadImage } from '../guides/guide-image';
import { GuideMeta } from '../guides/guide-meta';
import * as styles from './guide-head.css';

export function GuideHead({ guide }: { readonly guide: GuideSummary }) {
  return (
    <Container className={styles.head}>
      <TextLink href="/guides" className={styles.back}>
        <IconArrowLeft className={styles.arrow} />
        {guideDetailText.back}
      </TextLink>
      <h1 className={styles.title}>{guide.title}</h1>
      <Lead className={styles.lead}>{guide.description}</Lead>
      <GuideMeta guide={guide} />
      <GuideHeadImage guide={guide} className={styles.cover} />
    </Container>
  );
}
