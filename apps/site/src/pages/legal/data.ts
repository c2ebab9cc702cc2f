/** What a legal page shows; read by the build alone. */
import type { LegalDocument } from '@tallycomb/content/legal/terms';
import { legalDocuments } from './info';

export async function legalData(id: string): Promise<LegalDocument | undefined> {
  return legalDocuments.find((document) => document.id === id);
}
