import { contactEmailToken } from '@tallycomb/content/legal';
import type { LegalData } from '../../pages/legal/legal-data';
import { siteConfig } from '../../site-config';
import { legalDocuments } from './legal-documents';
import { parseRichText } from './parse-rich-text';

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

export function legalData(path: string, email = siteConfig.contactEmail): LegalData | undefined {
  const document = legalDocuments.find(({ id }) => id === path);
  if (!document) return undefined;
  const { id, title, description, updated } = document;
  const html = document.html.replaceAll(contactEmailToken, () => escapeHtml(email));
  return { id, title, description, updated, body: parseRichText(`legal/${id}.html`, html) };
}
