import { embeddedCalculatorPage } from '@tallycomb/content/calculator';
import type { PageInfo } from '../../seo/page-info';

export const info: PageInfo = {
  path: '/embed/calculator',
  ...embeddedCalculatorPage,
  isIndexed: false,
  partOf: '/inflation-calculator',
};
