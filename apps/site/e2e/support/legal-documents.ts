/** The legal pages and their headings, as the specification lists them. */
export interface LegalDocument {
  readonly path: string;
  readonly title: string;
  readonly headings: readonly string[];
  /** A link of its text into another page. */
  readonly leadsTo: { readonly name: string; readonly path: string };
}

export const legalDocuments: readonly LegalDocument[] = [
  {
    path: '/terms',
    title: 'Terms of Service',
    headings: [
      'Acknowledgment',
      'Definitions',
      'Scope',
      'Subscription and Payments',
      'Accounts',
      'Acceptable Use',
      'Intellectual Property',
      'Feedback',
      'Liability',
      'Disclaimer',
      'Release',
      'Dispute Resolution',
      'Severability',
      'Changes',
      'Contact',
    ],
    leadsTo: { name: 'Arbitration Terms', path: '/arbitration' },
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    headings: [
      'Information We Collect',
      'How We Use Information',
      'How We Share Information',
      'Your Rights',
      'Advertising',
      'Security and Retention',
      'Updates',
      'California Notice',
      'Contact',
    ],
    leadsTo: { name: 'Terms of Service', path: '/terms' },
  },
  {
    path: '/arbitration',
    title: 'Arbitration Terms',
    headings: [
      'Applicability',
      'Informal Dispute Resolution',
      'Rules and Forum',
      'Arbitrator Authority',
      'Jury and Class Waivers',
      'Fees',
      'Batch Arbitration',
      'Opt-Out',
      'Invalidity',
    ],
    leadsTo: { name: 'Terms of Service', path: '/terms' },
  },
];
