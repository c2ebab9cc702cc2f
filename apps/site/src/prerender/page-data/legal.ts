import { contactEmailToken, type LegalDocument } from '@tallycomb/content/legal/terms';
import type { LegalData } from '../../pages/legal/legal-data';
import { siteConfig } from '../../site-config';
import { legalDocuments } from './legal-documents';
import { parseRichText } from './parse-rich-text';

/** The whole text as it was authored, so that a fault is found in the line it is on. */
const htmlOf = ({ intro, sections }: LegalDocument): string =>
  [
    intro,
    ...sections.map(({ id, heading, html }) => `<h2 id="${id}">${heading}</h2>\n${html}`),
  ].join('\n\n');

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

export function legalData(path: string, email = siteConfig.contactEmail): LegalData | undefined {
  const document = legalDocuments.find(({ id }) => id === path);
  if (!document) return undefined;
  const { id, title, description, updated } = document;
  const html = htmlOf(document).replaceAll(contactEmailToken, () => escapeHtml(email));
  return { id, title, description, updated, body: parseRichText(`legal/${id}.html`, html) };
}
