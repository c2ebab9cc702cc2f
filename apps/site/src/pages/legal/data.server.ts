import {
  arbitration,
  contactEmailToken,
  type LegalDocument,
  legalPageText,
  privacy,
  terms,
} from '@tallycomb/content/legal';
import type { Params } from 'react-router-dom';
import { parseRichText } from '../../article/rich-text/parse-rich-text.server';
import { type RichTextNode, textOf } from '../../article/rich-text-node';
import { siteConfig } from '../../site-config';

const legalDocuments: readonly LegalDocument[] = [terms, privacy, arbitration];

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** Matches the section on fault reports, which is left out where none are sent. */
const FAULTS_PART = /<h3 id="collect-faults">[\s\S]*?(?=<h[23] )/;

const inShort = { tag: 'strong', attributes: {}, children: [legalPageText.inShort] } as const;

/** Puts its label before a summary. */
const withLabel = (node: RichTextNode): RichTextNode =>
  typeof node === 'string' || node.tag !== 'short'
    ? node
    : { ...node, children: [inShort, ' ', ...node.children] };

/** Puts each heading with its summary and its text, which is folded on a phone, into a section. */
function inSections(body: readonly RichTextNode[]): RichTextNode[] {
  const starts = body.flatMap((node, at) =>
    typeof node !== 'string' && node.tag === 'h2' ? [at] : [],
  );
  const sections = starts.map((start, at): RichTextNode => {
    const [heading = '', short = '', ...children] = body.slice(start, starts[at + 1]);
    const text: RichTextNode = { tag: 'fold', attributes: { label: textOf(heading) }, children };
    return { tag: 'section', attributes: {}, children: [heading, short, text] };
  });
  return [...body.slice(0, starts[0]), ...sections];
}

/** Data of a legal page; `undefined` if there is no such page. */
export function legalData(
  name: string,
  email = siteConfig.contactEmail,
  reportedShare = __REPORTED_SHARE__,
) {
  const document = legalDocuments.find(({ id }) => id === name);
  if (!document) return undefined;
  const { id, title, description, updated, points, timeline, sent } = document;
  const text = reportedShare > 0 ? document.html : document.html.replace(FAULTS_PART, '');
  const html = text.replaceAll(contactEmailToken, () => escapeHtml(email));
  const body = inSections(parseRichText(`legal/${id}.html`, html).map(withLabel));
  return { id, title, description, updated, points, timeline, sent, body };
}

export type LegalData = NonNullable<ReturnType<typeof legalData>>;

export const pageData = (_: Params, path: string) => legalData(path.slice(1));
