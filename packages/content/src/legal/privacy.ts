import type { LegalDocument, LegalHead } from './legal-document';
import source from './privacy.html';
import { splitDocument } from './split-document';

export { contactEmailToken, type LegalDocument, type LegalSection } from './legal-document';

const head = {
  id: 'privacy',
  title: 'Privacy Policy',
  description:
    'What Tallycomb learns about visitors, users and beauty professionals, who sees it, and how to opt out.',
  updated: { iso: '2026-11-21', text: 'November 21, 2026' },
} as const satisfies LegalHead;

/** The privacy policy with its California notice, shown at `/privacy`. */
export const privacy: LegalDocument = { ...head, ...splitDocument(source) };
