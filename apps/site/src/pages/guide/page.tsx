import { guideDetailText } from '@tallycomb/content/guides';
import { Article } from '../../article/article';
import { Sections } from '../../error-boundary/section-error-boundary';
import type { PageProps } from '../../page-loading/page-data';
import { PageHead } from '../../seo/page-head';
import type { GuideData } from './guide-data';
import { GuideHead } from './guide-head';
import { GuideNotFound } from './guide-not-found';
import { guideInfo } from './info';
import { RelatedGuides } from './related-guides';

export function Page({ data }: PageProps<GuideData | null>) {
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
