import { Sections } from '../../error-boundary/section-error-boundary';
import type { PageProps } from '../../page-loading/page-data';
import { PageHead } from '../../seo/page-head';
import { DataHead } from './data-head';
import { DataNotes } from './data-notes';
import { IndexTable } from './index-table';
import { info } from './info';
import type { PriceIndexesData } from './price-indexes-data';

export function Page({ data }: PageProps<PriceIndexesData>) {
  const { series, months, years } = data;
  return (
    <>
      <PageHead info={info} />
      <Sections>
        <DataHead data={data} />
        <IndexTable kind="months" series={series} rows={months} />
        <IndexTable kind="years" series={series} rows={years} />
        <DataNotes />
      </Sections>
    </>
  );
}
