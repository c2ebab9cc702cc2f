import { describe, expect, it } from 'vitest';
import { copyFaults, repeatedSentences } from '../copy-rules';
import { arbitration, type LegalDocument, privacy, terms } from './documents';

const documents: readonly LegalDocument[] = [terms, privacy, arbitration];
const each = documents.map((document) => [document.id, document] as const);

/** The introduction, then one part a section. */
const partsOf = ({ html }: LegalDocument) => html.split(/(?=<h2\b)/);
const introOf = (document: LegalDocument) => partsOf(document)[0] ?? '';
const sectionsOf = (document: LegalDocument) =>
  partsOf(document)
    .slice(1)
    .map((part) => {
      const [, id = '', heading = '', html = ''] =
        /^<h2 id="([^"]*)">([^<&]+)<\/h2>\n([\s\S]*)$/.exec(part) ?? [];
      return { id, heading, html };
    });
const headingsOf = (document: LegalDocument) => sectionsOf(document).map(({ heading }) => heading);
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const blocksOf = (html: string) =>
  [...html.matchAll(/<(p|li|td|th|caption|h3)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(
    ([, name = '', inner = '']) => ({ name, text: plain(inner) }),
  );
const hrefsOf = (document: LegalDocument) =>
  [...document.html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);
const numbersOf = (document: LegalDocument) =>
  [
    ...new Set([...plain(document.html).matchAll(/\d[\d,]*/g)].map(([n]) => n.replace(/,$/, ''))),
  ].sort();

function section(document: LegalDocument, id: string): string {
  const found = sectionsOf(document).find((candidate) => candidate.id === id);
  if (!found) throw new Error(`${document.id} has no section ${id}`);
  return plain(found.html);
}

describe('every legal document', () => {
  it('has its own id, title and description', () => {
    for (const key of ['id', 'title', 'description'] as const)
      expect(new Set(documents.map((document) => document[key])).size).toBe(3);
    expect(documents.map(({ title }) => title)).toEqual([
      'Terms of Service',
      'Privacy Policy',
      'Arbitration Terms',
    ]);
    for (const { description } of documents) expect(description).toMatch(/^\S.{60,150}\.$/);
  });

  it.each(each)('%s has an intro, and no empty or repeated text', (_id, document) => {
    expect(plain(introOf(document)).length).toBeGreaterThan(100);
    expect(sectionsOf(document).length).toBeGreaterThan(5);
    const blocks = blocksOf(document.html);
    for (const { text } of blocks) expect(text).not.toBe('');
    const sentences = blocks.filter(({ name }) => name === 'p' || name === 'li');
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
    for (const { html } of sectionsOf(document)) expect(plain(html).length).toBeGreaterThan(120);
  });

  it.each(each)('%s keeps the copy rules', (_id, document) => {
    const blocks = blocksOf(document.html).map(({ text }) => text);
    for (const text of [document.title, document.description, ...headingsOf(document), ...blocks])
      expect([text, copyFaults(text)]).toEqual([text, []]);
    expect(plain(document.html)).not.toMatch(/['"]/);
    expect(repeatedSentences(blocks)).toEqual([]);
  });

  it.each(each)('%s names the contact address by its token only', (_id, document) => {
    const html = document.html;
    expect(html).toContain('<a href="mailto:{contactEmail}">{contactEmail}</a>');
    const rest = html.replaceAll('<a href="mailto:{contactEmail}">{contactEmail}</a>', '');
    expect(rest).not.toMatch(/[{}@]|mailto:/);
  });

  it('names no arbitration company, street address or state of incorporation', () => {
    const text = documents.map((document) => plain(document.html)).join(' ');
    expect(text).not.toMatch(/\b(JAMS|AAA|American Arbitration|NAM|Delaware|LLC|Inc\.)/);
    expect(text).not.toMatch(/\b(Street|Avenue|Suite|P\.?O\.? Box)\b/);
  });
});

const HEADINGS = {
  terms: [
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
  privacy: [
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
  arbitration: [
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
} as const;

/** The 1542 is the section of the California Civil Code. */
const NUMBERS = {
  terms: ['1542', '30'],
  privacy: ['10', '30'],
  arbitration: ['100', '250,000', '30', '45', '60'],
} as const;

it.each(each)('%s has the headings and the numbers of the specification alone', (id, document) => {
  expect(headingsOf(document)).toEqual(HEADINGS[id]);
  expect(numbersOf(document)).toEqual(NUMBERS[id]);
});

const byContact = /through this site.*or by email at {contactEmail}/;

it.each<[what: string, LegalDocument, id: string, says: readonly (string | RegExp)[]]>([
  [
    'the plans and whom each is for',
    terms,
    'subscription',
    ['Pro Solo pros', 'Salon A single salon', 'Enterprise Salon groups or franchises'],
  ],
  [
    'the life of a subscription',
    terms,
    'subscription',
    [
      'A subscription is annual. You pay once per year',
      'Cancellation takes effect one year after your last payment.',
      'Your access continues until then',
      'Payments are not refunded',
      'We offer a free trial as a beta.',
    ],
  ],
  [
    'visitors and users',
    terms,
    'definitions',
    [
      'Visitor : anyone who uses the public area, without a login.',
      'User : a paying subscriber or a beta tester, who uses the private area after logging in.',
    ],
  ],
  ['owners', terms, 'accounts', ['Owners can delete users.']],
  [
    'booking systems, which it is none of',
    terms,
    'scope',
    [
      'It works alongside your booking system. It is not one.',
      'Connecting a booking system is optional.',
    ],
  ],
  ['30 days’ notice', terms, 'changes', ['notice 30 days before a change takes effect']],
  ['contact', terms, 'contact', [byContact]],
  [
    'what the calculator sends, and nothing else',
    privacy,
    'collect',
    [
      'your browser sends two things to the lookup service, in the path of the request: the revenue and the month you entered.',
      'The two figures are then put into the address of the page',
      'The site has no accounts and no login',
    ],
  ],
  [
    'tag manager and chat, set up and agreed to',
    privacy,
    'collect',
    [
      'Both load only where we have set them up and only after you have agreed.',
      'The chat in the private area may receive your user id, name, email address and the date your account was created.',
    ],
  ],
  ['opting out', privacy, 'rights', ['10 business days or less']],
  ['opting out in California', privacy, 'california', ['10 business days or less']],
  ['contact', privacy, 'contact', [byContact]],
  [
    '45 days to a conference, 60 to an arbitration',
    arbitration,
    'informal',
    [
      'Within 45 days after the notice is received, we meet by telephone or video for an informal conference.',
      'If the dispute is not settled within 60 days after the notice was received, either of us may start an arbitration.',
    ],
  ],
  [
    'streamlined rules under $250,000',
    arbitration,
    'rules',
    [
      'Under $250,000 The provider’s streamlined rules',
      '$250,000 or more The provider’s comprehensive rules',
    ],
  ],
  [
    '100 or more similar requests',
    arbitration,
    'batch',
    [
      '100 or more similar requests against us are filed within 30 days',
      'The requests are put into batches of 100.',
    ],
  ],
  ['refusing', arbitration, 'opt-out', ['within 30 days after you first accepted them']],
  ['jury and class', arbitration, 'waivers', ['No jury.', 'No class.']],
])('of %s is said what the specification does', (_what, document, id, says) => {
  for (const words of says) expect(section(document, id)).toMatch(words);
});

it('leads from the terms to arbitration and privacy, and from privacy to the terms', () => {
  const disputes = sectionsOf(terms).find(({ id }) => id === 'disputes')?.html;
  expect(disputes).toContain('<a href="/arbitration">');
  expect(hrefsOf(terms)).toContain('/privacy');
  expect(hrefsOf(privacy)).toContain('/terms');
});

it('has a part on the data recorded of a fault', () => {
  const [, part = ''] = privacy.html.split('<h3 id="collect-faults">');
  expect(plain(part.split('<h3')[0] ?? '')).toMatch(
    /When our code fails.*We record the page.*the kind of browser and the time\. The record holds neither what you entered nor who you are\.$/,
  );
});

it('has the California table, with no cell left out', () => {
  const california = sectionsOf(privacy).find(({ id }) => id === 'california')?.html ?? '';
  const [header, ...rows] = (california.match(/<tr>.*<\/tr>/g) ?? []).map((row) =>
    blocksOf(row).map(({ text }) => text),
  );
  expect(header).toEqual(['Category', 'Examples', 'Source', 'Purpose', 'Disclosed to']);
  expect(rows.map(([category]) => category)).toEqual([
    'Identifiers',
    'Customer records',
    'Commercial information',
    'Calculator entries',
    'Internet activity',
    'Professional information',
    'Employment information',
    'Messages',
    'Sensitive information',
  ]);
});
