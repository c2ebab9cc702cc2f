import { page } from '@tallycomb/content/guides';
import type { PageInfo } from '../../seo/page-info';

export const guideListInfo: PageInfo = { path: '/guides', ...page };
