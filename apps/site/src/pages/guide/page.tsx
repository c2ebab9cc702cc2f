import { detail } from '@tallycomb/content/guides';
import { Article } from '../../body/article';
import { usePageData } from '../../page-data';
import { PageHead } from '../../seo/page-head';
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
        <GuideHead guide={data.guide} />
        <Article body={data.body} contentsLabel={detail.contents} />
      </article>
      <RelatedGuides guides={data.related} />
    </>
  );
}
