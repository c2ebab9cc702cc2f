import type { LegalDocument, LegalSection } from './legal-document';

const SECTION = /^<h2 id="([a-z][a-z-]*)">([^<&]+)<\/h2>\n([\s\S]+)$/;

function sectionOf(source: string): LegalSection {
  const [, id, heading, html] = SECTION.exec(source) ?? [];
  if (id === undefined || heading === undefined || html === undefined) {
    throw new Error(
      `A section must start with <h2 id="kebab-case">plain text</h2> on a line of its own and have a body: ${source.slice(0, 80)}`,
    );
  }
  return { id, heading, html: html.trim() };
}

/**
 * Splits a legal document into its intro and one section an h2. Throws when an h2 has no id, no
 * plain text or no body.
 *
 * @example
 * splitDocument('<p>Hello.</p>\n<h2 id="scope">Scope</h2>\n<p>All of it.</p>');
 * // { intro: '<p>Hello.</p>', sections: [{ id: 'scope', heading: 'Scope', html: '<p>All of it.</p>' }] }
 */
export function splitDocument(source: string): Pick<LegalDocument, 'intro' | 'sections'> {
  const [intro = '', ...sections] = source.split(/(?=<h2\b)/);
  return { intro: intro.trim(), sections: sections.map(sectionOf) };
}
