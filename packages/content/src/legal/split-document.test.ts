import { describe, expect, it } from 'vitest';
import { splitDocument } from './split-document';

describe('splitDocument', () => {
  it('keeps the intro apart from the sections, and the heading apart from its body', () => {
    const source =
      '<p>Hello.</p>\n\n<h2 id="scope">Scope</h2>\n<p>All.</p>\n<h3 id="more">More</h3>\n<p>And that.</p>\n\n<h2 id="opt-out">Opt-Out</h2>\n<p>Bye.</p>\n';
    expect(splitDocument(source)).toEqual({
      intro: '<p>Hello.</p>',
      sections: [
        {
          id: 'scope',
          heading: 'Scope',
          html: '<p>All.</p>\n<h3 id="more">More</h3>\n<p>And that.</p>',
        },
        { id: 'opt-out', heading: 'Opt-Out', html: '<p>Bye.</p>' },
      ],
    });
  });

  it.each([
    ['no id', '<h2>Scope</h2>\n<p>All.</p>'],
    ['an id that is not kebab-case', '<h2 id="Opt Out">Scope</h2>\n<p>All.</p>'],
    ['an element in its heading', '<h2 id="scope"><em>Scope</em></h2>\n<p>All.</p>'],
    ['an escape in its heading', '<h2 id="scope">Use &amp; Scope</h2>\n<p>All.</p>'],
    ['no body', '<h2 id="scope">Scope</h2>\n'],
    ['a heading left open', '<h2 id="scope">Scope\n<p>All.</p>'],
  ])('refuses a section with %s', (_fault, source) => {
    expect(() => splitDocument(`<p>Hello.</p>\n${source}`)).toThrow('A section must start with');
  });
});
