import { Heading, Section } from '@tallycomb/ui';
import { usePageData } from '../../page-data';
import { PageHead } from '../../seo/page-head';
import type { GuideData } from './data';
import { guideInfo } from './info';

export function Page() {
  const data = usePageData<GuideData>();
  if (!data) return null;
  return (
    <>
      <PageHead info={guideInfo(data.guide)} />
      <Section ground="hero">
        <Heading level={1}>{data.guide.title}</Heading>
      </Section>
    </>
  );
}
