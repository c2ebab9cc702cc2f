/** What a legal page shows; read by the build alone. */
import { contactEmailToken } from '@tallycomb/content/legal';
import type { BodyNode } from '../../body/body-node';
import { parseBody } from '../../body/parse-body';
import { siteConfig } from '../../site-config';
import { legalDocuments } from './info';
import type { LegalHead } from './legal-info';

export interface LegalData extends LegalHead {
  readonly body: readonly BodyNode[];
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

export function legalData(path: string, email = siteConfig.contactEmail): LegalData | undefined {
  const document = legalDocuments.find(({ id }) => id === path);
  if (!document) return undefined;
  const { id, title, description, updated } = document;
  const html = document.html.replaceAll(contactEmailToken, () => escapeHtml(email));
  return { id, title, description, updated, body: parseBody(`legal/${id}.html`, html) };
}
