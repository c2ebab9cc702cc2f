/** The shape of the legal pages. */

export interface LegalSection {
  /** Also the fragment that links to the section. */
  readonly id: string;
  readonly heading: string;
  /** Body without its heading; may hold {@link contactEmailToken}. */
  readonly html: string;
}

export interface LegalDocument {
  /** Also the route of the page, without its slash. */
  readonly id: 'terms' | 'privacy' | 'arbitration';
  readonly title: string;
  readonly description: string;
  readonly updated: { readonly iso: string; readonly text: string };
  /** HTML before the first section; may hold {@link contactEmailToken}. */
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

export type LegalHead = Pick<LegalDocument, 'id' | 'title' | 'description' | 'updated'>;

/**
 * Stands wherever `intro` and the `html` of a section need the contact address, in text and in
 * `mailto:` links alike. The site puts the configured address there, escaped for HTML.
 */
export const contactEmailToken = '{contactEmail}';
