/** With the day of the newest guide, which only the build needs to know. */
import { guides } from '@tallycomb/content/guides';
import { newestDate, type PageInfo } from '../../seo/page-info';
import { guideListInfo } from './guide-list-info';

export const info: PageInfo = { ...guideListInfo, modifiedOn: newestDate(guides) };
