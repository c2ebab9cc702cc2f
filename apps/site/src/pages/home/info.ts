import { hero, page } from '@tallycomb/content/home';
import type { PageInfo } from '../../seo/page-info';

export const info: PageInfo = { path: '/', ...page, headline: hero.headline };
