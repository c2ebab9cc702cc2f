import { usePageData } from '../../page-data';
import { PageHead } from '../../seo/page-head';
import type { GuideListData } from './data';
import { GuideList } from './guide-list';
import { GuideListHead } from './guide-list-head';
import { guideListInfo } from './guide-list-info';

export function Page() {
  const data = usePageData<GuideListData>();
  return (
    <>
      <PageHead info={guideListInfo} />
      <GuideListHead />
      <GuideList guides={data?.guides ?? []} />
    </>
  );
}
