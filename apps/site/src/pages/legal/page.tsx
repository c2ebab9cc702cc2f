import { legalPageText } from '@tallycomb/content/legal';
import { Article } from '../../article/article';
import { Sections } from '../../error-boundary/section-error-boundary';
import type { PageProps } from '../../page-loading/page-data';
import { PageHead } from '../../seo/page-head';
import { legalInfo } from './info';
import type { LegalData } from './legal-data';
import { LegalPageHead } from './legal-page-head';

export function Page({ data }: PageProps<LegalData>) {
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
