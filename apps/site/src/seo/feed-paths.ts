/** Where the feeds are: apart from the feeds themselves, which no page should carry. */
export const feedPaths = {
  changelog: '/changelog/feed.xml',
  guides: '/guides/feed.xml',
} as const;
