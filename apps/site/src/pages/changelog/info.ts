import { changelogPage, releases } from '@tallycomb/content/pages';
import { newestDate, type PageInfo } from '../../seo/page-info';

export const info: PageInfo = {
  path: '/changelog',
  ...changelogPage,
  modifiedOn: newestDate(releases),
};
