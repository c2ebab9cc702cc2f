import { addressOf } from '../seo/address';
import type { PageInfo } from '../seo/page-info';
import { xmlText } from './xml';

function entry({ path, modifiedOn }: PageInfo): string {
  const lastmod = modifiedOn === undefined ? '' : `<lastmod>${modifiedOn}</lastmod>`;
  return `<url><loc>${xmlText(addressOf(path))}</loc>${lastmod}</url>`;
}

/** The pages for search engines; a day of change only where the text has one, or it is no truth. */
export function sitemap(infos: readonly PageInfo[]): string {
  const entries = infos.filter(({ isIndexed = true }) => isIndexed).map(entry);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}
