import { siteName } from '@tallycomb/content/site';
import type { PageInfo } from '../../seo/page-info';
import type { LegalHead } from './data.server';

export function legalInfo({ id, title, description, updated }: LegalHead): PageInfo {
  return { path: `/${id}`, title: `${title} | ${siteName}`, description, modifiedOn: updated.iso };
}
