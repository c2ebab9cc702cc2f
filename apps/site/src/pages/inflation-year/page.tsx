import { Sections } from '../../error-boundary/section-error-boundary';
import type { PageProps } from '../../page-loading/page-data';
import { PageHead } from '../../seo/page-head';
import { yearInfo } from './info';
import { YearCall } from './year-call';
import { YearChart } from './year-chart';
import type { YearData } from './year-data';
import { YearHead } from './year-head';
import { YearMethod } from './year-method';
import { YearTable } from './year-table';

export function Page({ data }: PageProps<YearData>) {
  return (
    <>
      <PageHead info={yearInfo(data)} />
      <Sections>
        <YearHead data={data} />
        <YearChart data={data} />
        <YearTable data={data} />
        <YearMethod data={data} />
        <YearCall data={data} />
      </Sections>
    </>
  );
}
