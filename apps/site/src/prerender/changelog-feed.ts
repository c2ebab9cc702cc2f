import { type ChangelogEntry, changelogPage, releases } from '@tallycomb/content/changelog';
import { siteName } from '@tallycomb/content/site';
import { addressOf } from '../seo/address';
import { feedPath } from '../seo/feed-path';
import { newestDate } from '../seo/page-info';
import { xmlText } from './xml';

/** Releases have a day, and a feed needs a time: midnight UTC. */
const timeOf = (isoDate: string) => `${isoDate}T00:00:00Z`;

function releaseHtml({ description, categories }: ChangelogEntry): string {
  const parts = categories.map(({ name, items }) => {
    const changes = items.map((item) => `<li>${item.type}: ${xmlText(item.description)}</li>`);
    return `<h2>${xmlText(name)}</h2><ul>${changes.join('')}</ul>`;
  });
  return `<p>${xmlText(description)}</p>${parts.join('')}`;
}

function entry(release: ChangelogEntry): string {
  const { id, version, title, isoDate, description } = release;
  const address = xmlText(addressOf(`/changelog#${id}`));
  return `<entry>
<id>${address}</id>
<title>${xmlText(`${version}: ${title}`)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${timeOf(isoDate)}</published>
<updated>${timeOf(isoDate)}</updated>
<summary>${xmlText(description)}</summary>
<content type="html">${xmlText(releaseHtml(release))}</content>
</entry>`;
}

/** The changelog as an Atom feed (RFC 4287), the newest release first. */
export function changelogFeed(): string {
  const newestFirst = [...releases].sort((a, b) => b.isoDate.localeCompare(a.isoDate));
  const home = xmlText(addressOf('/changelog'));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<id>${home}</id>
<title>${xmlText(changelogPage.title)}</title>
<subtitle>${xmlText(changelogPage.description)}</subtitle>
<link rel="alternate" type="text/html" href="${home}"/>
<link rel="self" type="application/atom+xml" href="${xmlText(addressOf(feedPath))}"/>
<updated>${timeOf(newestDate(releases))}</updated>
<author><name>${siteName}</name></author>
${newestFirst.map(entry).join('\n')}
</feed>
`;
}
