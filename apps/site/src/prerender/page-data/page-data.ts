import type { PageData } from '../../page-loading/page-data';
import { guideData } from './guide';
import { guideListData } from './guide-list';
import { inflationYearData } from './inflation-year';
import { yearsData } from './inflation-years';
import { legalData } from './legal';
import { priceIndexesData } from './price-indexes';

/** What stands below the calculator: the list of the years, and each year. */
const calculatorData = (id: string) => (id === 'years' ? yearsData() : inflationYearData(id));

/** `undefined` for a page that needs none, `null` where there is nothing to show. */
export async function pageDataOf(path: string): Promise<PageData | undefined> {
  const [, section = '', id, ...more] = path.split('/');
  if (more.length > 0) return undefined;
  if (section === 'guides') return id === undefined ? guideListData() : guideData(id);
  if (section === 'inflation-calculator' && id !== undefined) return calculatorData(id);
  if (section === 'data') return id === undefined ? priceIndexesData() : undefined;
  return id === undefined ? legalData(section) : undefined;
}
