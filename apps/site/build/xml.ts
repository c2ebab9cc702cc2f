import { absoluteUrl, type PageInfo } from '../src/seo/page-info';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * Escapes text for an element or an attribute of an XML file.
 *
 * @example
 * xmlText('Cut & color') // => 'Cut &amp; color'
 */
export const xmlText = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

function sitemapEntry({ path, modifiedOn }: PageInfo): string {
  const lastmod = modifiedOn === undefined ? '' : `<lastmod>${modifiedOn}</lastmod>`;
  return `<url><loc>${xmlText(absoluteUrl(path))}</loc>${lastmod}</url>`;
}

/** Sitemap of the indexed pages, with a date of change where the text has one. */
export function sitemap(infos: readonly PageInfo[]): string {
  const entries = infos.filter(({ isIndexed = true }) => isIndexed).map(sitemapEntry);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}
