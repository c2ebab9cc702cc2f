/** What search results and link previews say of a page. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
}
