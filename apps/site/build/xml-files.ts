/** Sitemap and feeds. */
import { type GuideSummary, guideBodies, guideListPage, guides } from '@tallycomb/content/guides';
import { type ChangelogEntry, changelogPage, releases } from '@tallycomb/content/pages';
import { siteName } from '@tallycomb/content/site';
import { feedPaths } from '../src/seo/head';
import { absoluteUrl, newestDate, type PageInfo } from '../src/seo/page-info';

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

/** Sitemap of the indexed pages, with the day of its last change where it is known. */
export function sitemap(infos: readonly PageInfo[]): string {
  const entries = infos.filter(({ isIndexed = true }) => isIndexed).map(sitemapEntry);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

interface FeedEntry {
  /** Path of the entry's page, also its permanent id. */
  readonly path: string;
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly isoDate: string;
  readonly summary: string;
  /** Content, whose links may be relative to the path. */
  readonly html: string;
}

interface Feed {
  /** Path of the page with the same entries. */
  readonly homePath: string;
  readonly feedPath: string;
  readonly title: string;
  readonly description: string;
  readonly entries: readonly FeedEntry[];
}

/** A day as the time that feeds need: midnight UTC. */
const timeOf = (isoDate: string) => `${isoDate}T00:00:00Z`;

function entryXml({ path, title, isoDate, summary, html }: FeedEntry): string {
  const address = xmlText(absoluteUrl(path));
  return `<entry>
<id>${address}</id>
<title>${xmlText(title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${timeOf(isoDate)}</published>
<updated>${timeOf(isoDate)}</updated>
<summary>${xmlText(summary)}</summary>
<content type="html" xml:base="${address}">${xmlText(html)}</content>
</entry>`;
}

/** An Atom feed (RFC 4287), the newest entry first. */
function atomFeed({ homePath, feedPath, title, description, entries }: Feed): string {
  const newestFirst = [...entries].sort((a, b) => b.isoDate.localeCompare(a.isoDate));
  const home = xmlText(absoluteUrl(homePath));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<id>${home}</id>
<title>${xmlText(title)}</title>
<subtitle>${xmlText(description)}</subtitle>
<link rel="alternate" type="text/html" href="${home}"/>
<link rel="self" type="application/atom+xml" href="${xmlText(absoluteUrl(feedPath))}"/>
<updated>${timeOf(newestDate(entries))}</updated>
<author><name>${siteName}</name></author>
${newestFirst.map(entryXml).join('\n')}
</feed>
`;
}

function releaseHtml({ description, categories }: ChangelogEntry): string {
  const parts = categories.map(({ name, items }) => {
    const changes = items.map((item) => `<li>${item.type}: ${xmlText(item.description)}</li>`);
    return `<h2>${xmlText(name)}</h2><ul>${changes.join('')}</ul>`;
  });
  return `<p>${xmlText(description)}</p>${parts.join('')}`;
}

const releaseEntry = (release: ChangelogEntry): FeedEntry => ({
  path: `/changelog#${release.id}`,
  title: `${release.version}: ${release.title}`,
  isoDate: release.isoDate,
  summary: release.description,
  html: releaseHtml(release),
});

/** Feed of all releases. */
export const changelogFeed = () =>
  atomFeed({
    title: changelogPage.title,
    description: changelogPage.description,
    homePath: '/changelog',
    feedPath: feedPaths.changelog,
    entries: releases.map(releaseEntry),
  });

const guideEntry = ({ id, title, isoDate, description }: GuideSummary): FeedEntry => ({
  path: `/guides/${id}`,
  title,
  isoDate,
  summary: description,
  html: guideBodies[id] ?? '',
});

/** Feed of all guides, with their whole text. */
export const guidesFeed = () =>
  atomFeed({
    title: guideListPage.title,
    description: guideListPage.description,
    homePath: '/guides',
    feedPath: feedPaths.guides,
    entries: guides.map(guideEntry),
  });
