import { siteName } from '@tallycomb/content/site';
import type { PageInfo } from '../../seo/page-info';
import type { LegalData } from './data.server';

export function legalInfo({
  id,
  title,
  description,
  updated,
}: Omit<LegalData, 'body' | 'points'>): PageInfo {
  return { path: `/${id}`, title: `${title} | ${siteName}`, description, modifiedOn: updated.iso };
}
