import { siteName } from '@tallycomb/content/site';
import type { PageInfo } from '../../seo/page-info';
import type { LegalData } from './data.server';

type Facts = Pick<LegalData, 'id' | 'title' | 'description' | 'updated'>;

export function legalInfo({ id, title, description, updated }: Facts): PageInfo {
  return { path: `/${id}`, title: `${title} | ${siteName}`, description, modifiedOn: updated.iso };
}
