import { embeddedCalculatorPage } from '@tallycomb/content/calculator';
import { EMBEDDED_PATH } from '../../calculator/embedding';
import type { PageInfo } from '../../seo/page-info';

export const info: PageInfo = {
  path: EMBEDDED_PATH,
  ...embeddedCalculatorPage,
  isIndexed: false,
  partOf: '/inflation-calculator',
};
