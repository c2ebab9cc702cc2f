import { usePageData } from '../../page-data';
import { PageHead } from '../../seo/page-head';
import { Sections } from '../failed/section-boundary';
import type { GuideListData } from './data';
import { GuideList } from './guide-list';
import { GuideListHead } from './guide-list-head';
import { guideListInfo } from './guide-list-info';

export function Page() {
  const data = usePageData<GuideListData>();
  return (
    <>
      <PageHead info={guideListInfo} />
      <Sections>
        <GuideListHead />
        <GuideList guides={data?.guides ?? []} />
      </Sections>
    </>
  );
}
