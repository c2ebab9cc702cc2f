import { aboutPage } from '@tallycomb/content/about';
import type { PageInfo } from '../../seo/page-info';

export const info: PageInfo = { path: '/about', ...aboutPage };
