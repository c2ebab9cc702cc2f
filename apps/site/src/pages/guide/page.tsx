import { guideDetailText } from '@tallycomb/content/guides';
import { Article } from '../../body/article';
import { usePageData } from '../../page-data';
import { PageHead } from '../../seo/page-head';
import { Sections } from '../failed/section-boundary';
import type { GuideData } from './data';
import { GuideHead } from './guide-head';
import { guideInfo } from './guide-info';
import { GuideNotFound } from './guide-not-found';
import { RelatedGuides } from './related-guides';

export function Page() {
  const data = usePageData<GuideData>();
  if (!data) return <GuideNotFound />;
  return (
    <>
      <PageHead info={guideInfo(data.guide)} />
      <article>
        <Sections>
          <GuideHead guide={data.guide} />
          <Article body={data.body} contentsLabel={guideDetailText.contents} />
        </Sections>
      </article>
      <Sections>
        <RelatedGuides guides={data.related} />
      </Sections>
    </>
  );
}
