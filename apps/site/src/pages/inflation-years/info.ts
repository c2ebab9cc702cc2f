import { yearListPage, yearListText } from '@tallycomb/content/calculator';
import type { PageInfo } from '../../seo/page-info';

export const info: PageInfo = {
  path: '/inflation-calculator/years',
  ...yearListPage,
  headline: yearListText.heading,
};
