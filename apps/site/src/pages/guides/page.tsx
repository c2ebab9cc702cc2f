import { Sections } from '../../error-boundary/section-error-boundary';
import type { PageProps } from '../../page-loading/page-data';
import { PageHead } from '../../seo/page-head';
import { GuideList } from './guide-list';
import type { GuideListData } from './guide-list-data';
import { GuideListHead } from './guide-list-head';
import { info } from './info';

export function Page({ data }: PageProps<GuideListData>) {
  return (
    <>
      <PageHead info={info} />
      <Sections>
        <GuideListHead />
        <GuideList {...data} />
      </Sections>
    </>
  );
}
