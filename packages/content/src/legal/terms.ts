import type { LegalDocument, LegalHead } from './legal-document';
import { splitDocument } from './split-document';
import source from './terms.html';

export { contactEmailToken, type LegalDocument, type LegalSection } from './legal-document';

const head = {
  id: 'terms',
  title: 'Terms of Service',
  description:
    'The terms of Tallycomb: one payment a year, cancel anytime, no refunds, and how a dispute is settled.',
  updated: { iso: '2026-11-21', text: 'November 21, 2026' },
} as const satisfies LegalHead;

/** The terms of service, shown at `/terms`. */
export const terms: LegalDocument = { ...head, ...splitDocument(source) };
