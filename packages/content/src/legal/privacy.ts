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
    ['Cookies', 'none of ours'],
    ['Ads here', 'none'],
    ['Chat, tags', 'if you agree'],
    ['Menus', 'on your device'],
    ['Calculate', 'sends 2 figures'],
    ['Opt out', 'in 10 workdays'],
  ],
  html,
};
