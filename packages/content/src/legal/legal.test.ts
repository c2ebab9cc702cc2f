import { describe, expect, it } from 'vitest';
import { copyFaults, repeatedSentences } from '../copy-rules';
import { arbitration } from './arbitration';
import type { LegalDocument } from './legal-document';
import { privacy } from './privacy';
import { terms } from './terms';

const documents: readonly LegalDocument[] = [terms, privacy, arbitration];
const each = documents.map((document) => [document.id, document] as const);

/** Before the first section, then one part a section. */
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

  it.each(each)('%s says when it was last updated, twice the same day', (_id, { updated }) => {
    const day = new Date(`${updated.iso}T00:00:00Z`);
    expect(day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })).toBe(
      updated.text,
    );
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

  it.each(each)('%s keeps the rules of the house', (_id, document) => {
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

  it.each(each)('%s gives every table a caption and scoped headers', (_id, document) => {
    const tables = document.html.match(/<table>[\s\S]*?<\/table>/g) ?? [];
    expect(tables).toHaveLength(1);
    for (const table of tables) {
      expect(table).toMatch(/^<table>\n<caption>[^<]+<\/caption>\n<thead>/);
      const [header, ...rows] = table.match(/<tr>.*<\/tr>/g) ?? [];
      const columns = header?.match(/<th scope="col">/g) ?? [];
      expect(columns.length).toBeGreaterThan(1);
      for (const row of rows) {
        expect(row).toMatch(/^<tr><th scope="row">/);
        expect(row.match(/<t[hd]\b/g)).toHaveLength(columns.length);
      }
    }
  });

  it('names no arbitration company, street address or state of incorporation', () => {
    const text = documents.map((document) => plain(document.html)).join(' ');
    expect(text).not.toMatch(/\b(JAMS|AAA|American Arbitration|NAM|Delaware|LLC|Inc\.)/);
    expect(text).not.toMatch(/\b(Street|Avenue|Suite|P\.?O\.? Box)\b/);
  });
});

describe('terms', () => {
  it('has every heading of the specification, in its order', () => {
    expect(headingsOf(terms)).toEqual([
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
    ]);
  });

  it('names the plans and whom each is for', () => {
    const text = section(terms, 'subscription');
    expect(text).toContain('Pro Solo pros');
    expect(text).toContain('Salon A single salon');
    expect(text).toContain('Enterprise Salon groups or franchises');
  });

  it('tells the life of a subscription', () => {
    const text = section(terms, 'subscription');
    expect(text).toContain('A subscription is annual. You pay once per year');
    expect(text).toContain('Cancellation takes effect one year after your last payment.');
    expect(text).toContain('Your access continues until then');
    expect(text).toContain('Payments are not refunded');
    expect(text).toContain('We offer a free trial as a beta.');
  });

  it('tells visitors, users and owners apart', () => {
    const text = section(terms, 'definitions');
    expect(text).toContain('Visitor : anyone who uses the public area, without a login.');
    expect(text).toContain(
      'User : a paying subscriber or a beta tester, who uses the private area after logging in.',
    );
    expect(section(terms, 'accounts')).toContain('Owners can delete users.');
  });

  it('says that connecting a booking system is optional, and that it is none itself', () => {
    const text = section(terms, 'scope');
    expect(text).toContain('It works alongside your booking system. It is not one.');
    expect(text).toContain('Connecting a booking system is optional.');
  });

  it('gives 30 days’ notice of changes', () => {
    expect(section(terms, 'changes')).toContain('notice 30 days before a change takes effect');
  });

  it('sends disputes to the arbitration terms and offers contact by site or email', () => {
    const disputes = sectionsOf(terms).find(({ id }) => id === 'disputes')?.html;
    expect(disputes).toContain('<a href="/arbitration">');
    expect(hrefsOf(terms)).toContain('/privacy');
    expect(section(terms, 'contact')).toMatch(/through this site.*or by email at {contactEmail}/);
  });

  it('states no number beyond the 30 days and the section of the California Civil Code', () => {
    expect(numbersOf(terms)).toEqual(['1542', '30']);
  });
});

describe('privacy', () => {
  it('has every heading of the specification, in its order', () => {
    expect(headingsOf(privacy)).toEqual([
      'Information We Collect',
      'How We Use Information',
      'How We Share Information',
      'Your Rights',
      'Advertising',
      'Security and Retention',
      'Updates',
      'California Notice',
      'Contact',
    ]);
  });

  it('says what the calculator sends, and nothing else of it', () => {
    const text = section(privacy, 'collect');
    expect(text).toContain(
      'your browser sends two things to the lookup service, in the path of the request: the revenue and the month you entered.',
    );
    expect(text).toContain('The two figures are then put into the address of the page');
    expect(text).toContain('The site has no accounts and no login');
  });

  it('says what is recorded of a fault, in a part of its own', () => {
    const [, part = ''] = privacy.html.split('<h3 id="collect-faults">');
    expect(plain(part.split('<h3')[0] ?? '')).toMatch(
      /When our code fails.*We record the page.*the kind of browser and the time\. The record holds neither what you entered nor who you are\.$/,
    );
  });

  it('loads the tag manager and the chat only when set up and agreed to', () => {
    expect(section(privacy, 'collect')).toContain(
      'Both load only where we have set them up and only after you have agreed.',
    );
    expect(section(privacy, 'collect')).toContain(
      'The chat in the private area may receive your user id, name, email address and the date your account was created.',
    );
  });

  it('processes an opt-out in 10 business days or less', () => {
    for (const id of ['rights', 'california'])
      expect(section(privacy, id)).toContain('10 business days or less');
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

  it('links to the terms and offers contact by site or email', () => {
    expect(hrefsOf(privacy)).toContain('/terms');
    expect(section(privacy, 'contact')).toMatch(/through this site.*or by email at {contactEmail}/);
  });

  it('states no number beyond 10 business days and 30 days’ notice', () => {
    expect(numbersOf(privacy)).toEqual(['10', '30']);
  });
});

describe('arbitration', () => {
  it('has every heading of the specification, in its order', () => {
    expect(headingsOf(arbitration)).toEqual([
      'Applicability',
      'Informal Dispute Resolution',
      'Rules and Forum',
      'Arbitrator Authority',
      'Jury and Class Waivers',
      'Fees',
      'Batch Arbitration',
      'Opt-Out',
      'Invalidity',
    ]);
  });

  it('holds the conference within 45 days and allows arbitration after 60', () => {
    const text = section(arbitration, 'informal');
    expect(text).toContain(
      'Within 45 days after the notice is received, we meet by telephone or video for an informal conference.',
    );
    expect(text).toContain(
      'If the dispute is not settled within 60 days after the notice was received, either of us may start an arbitration.',
    );
  });

  it('uses streamlined rules under $250,000', () => {
    const text = section(arbitration, 'rules');
    expect(text).toContain('Under $250,000 The provider’s streamlined rules');
    expect(text).toContain('$250,000 or more The provider’s comprehensive rules');
  });

  it('batches 100 or more similar requests within 30 days by the hundred', () => {
    const text = section(arbitration, 'batch');
    expect(text).toContain('100 or more similar requests against us are filed within 30 days');
    expect(text).toContain('The requests are put into batches of 100.');
  });

  it('can be refused within 30 days', () => {
    expect(section(arbitration, 'opt-out')).toContain(
      'within 30 days after you first accepted them',
    );
  });

  it('waives jury and class', () => {
    const text = section(arbitration, 'waivers');
    expect(text).toContain('No jury.');
    expect(text).toContain('No class.');
  });

  it('states no number beyond those of the specification', () => {
    expect(numbersOf(arbitration)).toEqual(['100', '250,000', '30', '45', '60']);
  });
});
