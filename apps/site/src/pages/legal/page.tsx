import { legalPageText } from '@tallycomb/content/legal';
import { Article } from '../../body/article';
import { usePageData } from '../../page-data';
import { PageHead } from '../../seo/page-head';
import { Sections } from '../failed/section-boundary';
import type { LegalData } from './data';
import { legalInfo } from './legal-info';
import { LegalPageHead } from './legal-page-head';

export function Page() {
  const data = usePageData<LegalData>();
  if (!data) return null;
  return (
    <article>
      <PageHead info={legalInfo(data)} />
      <Sections>
        <LegalPageHead document={data} />
        <Article body={data.body} contentsLabel={legalPageText.contents} />
      </Sections>
    </article>
  );
}
