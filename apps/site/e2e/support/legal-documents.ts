/** The legal pages, as their documents say them; `content` holds those to the specification. */
import { arbitration, type LegalDocument, privacy, terms } from '@tallycomb/content/legal';

interface LegalPage {
  readonly path: string;
  readonly title: string;
  readonly headings: readonly string[];
  /** The texts between the tags, without the token of the contact address. */
  readonly texts: readonly string[];
  /** A link of its text into another page. */
  readonly leadsTo: { readonly name: string; readonly path: string };
}

const textsOf = (html: string) =>
  html
    .split(/<[^>]+>|\{contactEmail\}/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');

const legalPage = ({ id, title, html }: LegalDocument, other: LegalDocument): LegalPage => ({
  path: `/${id}`,
  title,
  headings: [...html.matchAll(/<h2\b[^>]*>([^<]+)/g)].map(([, heading = '']) => heading),
  texts: textsOf(html),
  leadsTo: { name: other.title, path: `/${other.id}` },
});

export const legalPages: readonly LegalPage[] = [
  legalPage(terms, arbitration),
  legalPage(privacy, terms),
  legalPage(arbitration, terms),
];
