import type { GuideSummary } from '@tallycomb/content/guides';
import { siteName } from '@tallycomb/content/site';
import type { PageInfo } from '../../seo/page-info';

export function guideInfo(guide: GuideSummary): PageInfo {
  const { id, title, searchTitle, description, isoDate } = guide;
  return {
    path: `/guides/${id}`,
    title: `${searchTitle} | ${siteName}`,
    headline: title,
    description,
    modifiedOn: isoDate,
    article: { publishedOn: isoDate },
  };
}
