import { inWords } from '../days';
import arbitrationHtml from './arbitration.html';
import privacyHtml from './privacy.html';
import termsHtml from './terms.html';

/** A legal page: its facts, and its whole text. */
export interface LegalDocument {
  /** Also the route of the page, without its slash. */
  readonly id: 'terms' | 'privacy' | 'arbitration';
  readonly title: string;
  readonly description: string;
  /** Steps of the process that the document describes, each with the day or week of its deadline. */
  readonly timeline?: {
    readonly unit: 'day' | 'week';
    readonly steps: readonly {
      readonly name: string;
      readonly at: number;
      readonly when: string;
    }[];
  };
  /** What is sent when somebody calculates, and what stays with them; drawn as a comb. */
  readonly sent?: readonly { readonly name: string; readonly when: string }[];
  /** Summary in a few named points, set like a price list, each with the address of its section. */
  readonly points: readonly (readonly [name: string, point: string, href: string])[];
  readonly updated: { readonly iso: string; readonly text: string };
  /** An introduction, then one section an `<h2>`, with a summary in short; may hold {@link contactEmailToken}. */
  readonly html: string;
}

/**
 * Stands wherever a text needs the contact address, in words and in `mailto:` links alike. The site
 * puts the configured address there, escaped for HTML.
 */
export const contactEmailToken: string = '{contactEmail}';

/** Makes a document's `updated` from the day of its newest change, YYYY-MM-DD. */
const updatedOn = (iso: string): LegalDocument['updated'] => ({ iso, text: inWords(iso) });

/** The terms of service, shown at `/terms`. */
export const terms: LegalDocument = {
  id: 'terms',
  title: 'Terms of Service',
  description:
    'The terms of Tallycomb: one payment a year, cancel anytime, no refunds, and how a dispute is settled.',
  updated: updatedOn('2026-11-30'),
  timeline: {
    unit: 'week',
    steps: [
      { name: 'Payment', at: 0, when: 'for the whole year' },
      { name: 'Renewal', at: 52, when: 'unless you canceled' },
    ],
  },
  points: [
    ['You pay', 'once a year', '#payment'],
    ['You cancel', 'anytime', '#cancellation'],
    ['Refunds', 'none', '#refunds'],
    ['Liability at most', 'a year’s payment', '#liability'],
    ['Disputes', 'arbitration', '#disputes'],
    ['Arbitration opt-out', 'within 30 days', '/arbitration#opt-out'],
  ],
  html: termsHtml,
};

/** The privacy policy with its California notice, shown at `/privacy`. */
export const privacy: LegalDocument = {
  id: 'privacy',
  title: 'Privacy Policy',
  description:
    'What Tallycomb learns about visitors, users and beauty professionals, who sees it, and how to opt out.',
  updated: updatedOn('2026-11-26'),
  sent: [
    { name: 'Sent', when: 'two figures' },
    { name: 'Not sent', when: 'prices and menu' },
  ],
  points: [
    ['Our own cookies', 'none', '#collect-visit'],
    ['Ads here', 'none', '#advertising'],
    ['Chat and tags', 'only if you agree', '#collect-consent'],
    ['Your menu', 'stays on your device', '#collect-calculator'],
    ['Calculate', 'sends two figures', '#collect-calculator'],
    ['Opting out', '10 business days or less', '#opt-out'],
  ],
  html: privacyHtml,
};

/** The arbitration terms, shown at `/arbitration`. */
export const arbitration: LegalDocument = {
  id: 'arbitration',
  title: 'Arbitration Terms',
  description:
    'How a dispute with Tallycomb is settled: talk first, then an arbitrator. You can opt out within 30 days.',
  updated: updatedOn('2026-11-25'),
  timeline: {
    unit: 'day',
    steps: [
      { name: 'Notice', at: 0, when: 'day 0' },
      { name: 'Conference', at: 45, when: 'within 45 days' },
      { name: 'Arbitration', at: 60, when: 'after 60 days' },
    ],
  },
  points: [
    ['You opt out', 'within 30 days', '#opt-out'],
    ['Small claims court', 'stays open', '#applicability'],
    ['Jury', 'none', '#waivers'],
    ['Class action', 'none', '#waivers'],
  ],
  html: arbitrationHtml,
};
