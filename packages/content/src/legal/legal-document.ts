import { inWords } from '../days';

/** A legal page: its facts, and its whole text. */
export interface LegalDocument {
  /** Also the route of the page, without its slash. */
  readonly id: 'terms' | 'privacy' | 'arbitration';
  readonly title: string;
  readonly description: string;
  /** Steps of the way that it lays down, each with the day that bounds it; drawn as a timeline. */
  readonly steps?: readonly {
    readonly name: string;
    readonly day: number;
    readonly when: string;
  }[];
  /** Summary in a few named points, set like a price list, each with the address of its section. */
  readonly points: readonly (readonly [name: string, point: string, href: string])[];
  readonly updated: { readonly iso: string; readonly text: string };
  /** An introduction, then one section an `<h2>`, with a summary in short; may hold {@link contactEmailToken}. */
  readonly html: string;
}

/**
 * Stands wherever a text needs the contact address, in words and in `mailto:` links alike. The site
 * puts the configured address there, escaped for HTML.
 */
export const contactEmailToken: string = '{contactEmail}';

/** Makes a document's `updated` from the day of its newest change, YYYY-MM-DD. */
export const updatedOn = (iso: string): LegalDocument['updated'] => ({ iso, text: inWords(iso) });
