import { type LegalDocument, updatedOn } from './legal-document';
import html from './terms.html';

/** The terms of service, shown at `/terms`. */
export const terms: LegalDocument = {
  id: 'terms',
  title: 'Terms of Service',
  description:
    'The terms of Tallycomb: one payment a year, cancel anytime, no refunds, and how a dispute is settled.',
  updated: updatedOn('2026-11-26'),
  points: [
    ['You pay', 'once a year', '#payment'],
    ['You cancel', 'anytime', '#cancellation'],
    ['Refunds', 'none', '#refunds'],
    ['Liability at most', 'a year’s payment', '#liability'],
    ['Disputes', 'arbitration', '#disputes'],
    ['Arbitration opt-out', 'within 30 days', '/arbitration#opt-out'],
  ],
  html,
};
