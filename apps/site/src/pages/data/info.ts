import { dataPage, dataPageText } from '@tallycomb/content/calculator';
import type { PageInfo } from '../../seo/page-info';

export const info: PageInfo = { path: '/data', ...dataPage, headline: dataPageText.heading };
