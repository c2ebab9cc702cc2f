import { type GuideSummary, guides } from '@tallycomb/content/guides';
import { siteName } from '@tallycomb/content/site';
import type { PageInfo } from '../../seo/page-info';

export function guideInfo({ id, title, description, isoDate }: GuideSummary): PageInfo {
  return {
    path: `/guides/${id}`,
    title: `${title} | ${siteName}`,
    description,
    modifiedOn: isoDate,
    article: { headline: title, publishedOn: isoDate },
  };
}

export const guideInfos: readonly PageInfo[] = guides.map(guideInfo);
