import { type GuideSummary, guideDetailText, guideNotFound } from '@tallycomb/content/guides';
import {
  Container,
  Heading,
  IconArrowLeft,
  IconArrowRight,
  Lead,
  Section,
  TextLink,
} from '@tallycomb/ui';
import { useId } from 'react';
import { Article } from '../../article/article';
import { GuideGrid, GuideHeadImage, GuideMeta } from '../../article/guide-card';
import { NotFound } from '../../error-boundary/not-found';
import { Sections } from '../../error-boundary/section-error-boundary';
import type { PageProps } from '../../page-loading/page-parts';
import { LaterSections } from '../../page-sections';
import { PageHead } from '../../seo/head';
import type { GuideData } from './data.server';
import { guideInfo } from './info';
import * as styles from './page.css';

function GuideHead({ guide }: { readonly guide: GuideSummary }) {
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

function RelatedGuides({ guides }: { readonly guides: readonly GuideSummary[] }) {
  const headingId = useId();
  return (
    <Section background="wash" className={styles.related} aria-labelledby={headingId}>
      <Container>
        <div className={styles.relatedHead}>
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

const backLink = { href: '/guides', label: guideNotFound.back } as const;

export function Page({ data }: PageProps<GuideData | null>) {
  if (!data) return <NotFound text={guideNotFound} link={backLink} />;
  return (
    <>
      <PageHead info={guideInfo(data.guide)} />
      <article>
        <Sections>
          <GuideHead guide={data.guide} />
          <Article body={data.body} contentsLabel={guideDetailText.contents} />
        </Sections>
      </article>
      <LaterSections>
        <RelatedGuides guides={data.related} />
      </LaterSections>
    </>
  );
}
