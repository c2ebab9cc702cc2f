import html from './arbitration.html';
import { type LegalDocument, updatedOn } from './legal-document';

/** The arbitration terms, shown at `/arbitration`. */
export const arbitration: LegalDocument = {
  id: 'arbitration',
  title: 'Arbitration Terms',
  description:
    'How a dispute with Tallycomb is settled: talk first, then an arbitrator. You can opt out within 30 days.',
  updated: updatedOn('2026-11-25'),
  points: [
    ['First', 'we talk'],
    ['Conference', 'within 45 days'],
    ['Arbitration', 'after 60 days'],
    ['In court', 'small claims'],
    ['Jury, class', 'neither'],
    ['Opt out', 'within 30 days'],
  ],
  html,
};
