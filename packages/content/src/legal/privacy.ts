import { type LegalDocument, updatedOn } from './legal-document';
import html from './privacy.html';

/** The privacy policy with its California notice, shown at `/privacy`. */
export const privacy: LegalDocument = {
  id: 'privacy',
  title: 'Privacy Policy',
  description:
    'What Tallycomb learns about visitors, users and beauty professionals, who sees it, and how to opt out.',
  updated: updatedOn('2026-11-26'),
  points: [
    ['Our own cookies', 'none', '#collect-visit'],
    ['Ads here', 'none', '#advertising'],
    ['Chat and tags', 'only if you agree', '#collect-consent'],
    ['Your menu', 'stays on your device', '#collect-calculator'],
    ['Calculate', 'sends two figures', '#collect-calculator'],
    ['Opting out', '10 business days or less', '#opt-out'],
  ],
  html,
};
