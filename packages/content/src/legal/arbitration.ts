import source from './arbitration.html';
import type { LegalDocument, LegalHead } from './legal-document';
import { splitDocument } from './split-document';

export { contactEmailToken, type LegalDocument, type LegalSection } from './legal-document';

const head = {
  id: 'arbitration',
  title: 'Arbitration Terms',
  description:
    'How a dispute with Tallycomb is settled: talk first, then an arbitrator. You can opt out within 30 days.',
  updated: { iso: '2026-11-21', text: 'November 21, 2026' },
} as const satisfies LegalHead;

/** The arbitration terms, shown at `/arbitration`. */
export const arbitration: LegalDocument = { ...head, ...splitDocument(source) };
