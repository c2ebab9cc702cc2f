/** Title and description of a page in search results and link previews. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
}
