import { homePage } from '@tallycomb/content/home';
import type { PageInfo } from '../../seo/page-info';

export const info: PageInfo = { path: '/', ...homePage };
