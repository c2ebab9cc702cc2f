import type { LegalDocument } from '@tallycomb/content/legal';
import { siteName } from '@tallycomb/content/site';
import type { PageInfo } from '../../seo/page-info';

export type LegalHead = Pick<LegalDocument, 'id' | 'title' | 'description' | 'updated'>;

export function legalInfo({ id, title, description, updated }: LegalHead): PageInfo {
  return { path: `/${id}`, title: `${title} | ${siteName}`, description, modifiedOn: updated.iso };
}
