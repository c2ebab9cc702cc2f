import { page } from '@tallycomb/content/changelog';
import type { PageInfo } from '../../seo/page-info';

export const info: PageInfo = { path: '/changelog', ...page };
