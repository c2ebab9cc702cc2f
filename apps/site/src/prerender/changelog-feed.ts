import { type ChangelogEntry, changelogPage, releases } from '@tallycomb/content/pages';
import { feedPaths } from '../seo/feed-paths';
import { atomFeed, type FeedEntry } from './atom-feed';
import { xmlText } from './xml';

function releaseHtml({ description, categories }: ChangelogEntry): string {
  const parts = categories.map(({ name, items }) => {
    const changes = items.map((item) => `<li>${item.type}: ${xmlText(item.description)}</li>`);
    return `<h2>${xmlText(name)}</h2><ul>${changes.join('')}</ul>`;
  });
  return `<p>${xmlText(description)}</p>${parts.join('')}`;
}

const entryOf = (release: ChangelogEntry): FeedEntry => ({
  path: `/changelog#${release.id}`,
  title: `${release.version}: ${release.title}`,
  isoDate: release.isoDate,
  summary: release.description,
  html: releaseHtml(release),
});

export const changelogFeed = () =>
  atomFeed({
    ...changelogPage,
    homePath: '/changelog',
    feedPath: feedPaths.changelog,
    entries: releases.map(entryOf),
  });
