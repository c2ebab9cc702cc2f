import { aboutPage } from '@tallycomb/content/pages';
import type { PageInfo } from '../../seo/page-info';

export const info: PageInfo = { path: '/about', ...aboutPage };
