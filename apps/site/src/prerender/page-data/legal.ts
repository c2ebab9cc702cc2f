import { contactEmailToken } from '@tallycomb/content/legal';
import type { LegalData } from '../../pages/legal/legal-data';
import { siteConfig } from '../../site-config';
import { legalDocuments } from './legal-documents';
import { parseRichText } from './parse-rich-text';

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** Said where faults are reported, and nowhere else. */
const FAULTS_PART = /<h3 id="collect-faults">[\s\S]*?(?=<h[23] )/;

export function legalData(
  path: string,
  email = siteConfig.contactEmail,
  reportedShare = __REPORTED_SHARE__,
): LegalData | undefined {
  const document = legalDocuments.find(({ id }) => id === path);
  if (!document) return undefined;
  const { id, title, description, updated } = document;
  const text = reportedShare > 0 ? document.html : document.html.replace(FAULTS_PART, '');
  const html = text.replaceAll(contactEmailToken, () => escapeHtml(email));
  return { id, title, description, updated, body: parseRichText(`legal/${id}.html`, html) };
}
