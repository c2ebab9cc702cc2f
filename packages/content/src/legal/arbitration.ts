import html from './arbitration.html';
import { type LegalDocument, updatedOn } from './legal-document';

/** The arbitration terms, shown at `/arbitration`. */
export const arbitration: LegalDocument = {
  id: 'arbitration',
  title: 'Arbitration Terms',
  description:
    'How a dispute with Tallycomb is settled: talk first, then an arbitrator. You can opt out within 30 days.',
  updated: updatedOn('2026-11-25'),
  steps: [
    { name: 'Notice', day: 0, when: 'day 0' },
    { name: 'Conference', day: 45, when: 'within 45 days' },
    { name: 'Arbitration', day: 60, when: 'after 60 days' },
  ],
  points: [
    ['You opt out', 'within 30 days', '#opt-out'],
    ['Small claims court', 'stays open', '#applicability'],
    ['Jury', 'none', '#waivers'],
    ['Class action', 'none', '#waivers'],
  ],
  html,
};
