/** What search engines and previews are told of a page: one value for head, sitemap and cards. */
export interface PageInfo {
  /** As in the address bar, without a trailing slash. */
  readonly path: string;
  /** The whole title of the tab. */
  readonly title: string;
  readonly description: string;
  /** False for a page that is no destination, such as the one that was not found. */
  readonly isIndexed?: boolean;
  /** YYYY-MM-DD of the newest change to its text, where the text has a date. */
  readonly modifiedOn?: string;
  /** An article has a day of publication, YYYY-MM-DD. */
  readonly article?: { readonly headline: string; readonly publishedOn: string };
}
