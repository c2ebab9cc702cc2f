import { guideListPage } from '@tallycomb/content/guides';
import type { PageInfo } from '../../seo/page-info';

export const info: PageInfo = { path: '/guides', ...guideListPage };
