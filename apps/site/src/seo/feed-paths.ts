/** Apart from the feed itself, which no page should carry. */
export const feedPath = '/changelog/feed.xml';
