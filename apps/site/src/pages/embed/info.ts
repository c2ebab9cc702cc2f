import { embedPage } from '@tallycomb/content/calculator';
import type { PageInfo } from '../../seo/page-info';

export const info: PageInfo = { path: '/embed', ...embedPage };
