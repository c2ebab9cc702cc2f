import { page, releases } from '@tallycomb/content/changelog';
import { newestDate, type PageInfo } from '../../seo/page-info';

export const info: PageInfo = { path: '/changelog', ...page, modifiedOn: newestDate(releases) };
