import { embeddedCalculatorPage } from '@tallycomb/content/embed';
import type { PageInfo } from '../../seo/page-info';

export const info: PageInfo = {
  path: '/embed/calculator',
  ...embeddedCalculatorPage,
  isIndexed: false,
  partOf: '/inflation-calculator',
};
