/** Title and description of a page in search results and link previews. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
}

/** Heading and lead of a page's section. */
export interface SectionHead {
  readonly heading: string;
  readonly lead: string;
}
