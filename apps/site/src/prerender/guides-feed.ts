import { type GuideSummary, guideBodies, guideListPage, guides } from '@tallycomb/content/guides';
import { feedPaths } from '../seo/feed-paths';
import { atomFeed, type FeedEntry } from './atom-feed';

const entryOf = ({ id, title, isoDate, description }: GuideSummary): FeedEntry => ({
  path: `/guides/${id}`,
  title,
  isoDate,
  summary: description,
  html: guideBodies[id] ?? '',
});

/** Every guide with its whole text. */
export const guidesFeed = () =>
  atomFeed({
    ...guideListPage,
    homePath: '/guides',
    feedPath: feedPaths.guides,
    entries: guides.map(entryOf),
  });
