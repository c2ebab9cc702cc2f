import type { GuideSummary } from '@tallycomb/content/guides';
import { siteName } from '@tallycomb/content/site';
import type { PageInfo } from '../../seo/page-info';

export function guideInfo({ id, title, description, isoDate }: GuideSummary): PageInfo {
  return {
    path: `/guides/${id}`,
    title: `${title} | ${siteName}`,
    description,
    modifiedOn: isoDate,
    article: { publishedOn: isoDate },
  };
}
