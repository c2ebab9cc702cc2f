import { embedPage } from '@tallycomb/content/embed';
import type { PageInfo } from '../../seo/page-info';

export const info: PageInfo = { path: '/embed', ...embedPage };
