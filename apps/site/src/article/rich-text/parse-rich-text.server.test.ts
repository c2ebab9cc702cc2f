import { describe, expect, it } from 'vitest';
import { headingsOf } from '../rich-text-node';
import { parseRichText } from './parse-rich-text.server';

const parse = (html: string) => parseRichText('guides/a.html', html);
const element = (tag: string, attributes: object, ...children: readonly unknown[]) => ({
  tag,
  attributes,
  children,
});

describe('a text', () => {
  it('keeps elements, attributes and text', () => {
    const html =
      '<h2 id="why">Why</h2>\n<p>Read <a href="/terms"><em>the</em> terms</a> &amp; more.</p>\n';
    expect(parse(html)).toEqual([
      element('h2', { id: 'why' }, 'Why'),
      element(
        'p',
        {},
        'Read ',
        element('a', { href: '/terms' }, element('em', {}, 'the'), ' terms'),
        ' & more.',
      ),
    ]);
  });

  it('reads notes, steps and pull quotes from the classes of their elements', () => {
    const html =
      '<aside class="note"><p>A</p></aside><ol class="steps">\n<li>B</li>\n</ol><blockquote class="pull"><p>C</p></blockquote><ol><li>D</li></ol>';
    expect(parse(html)).toEqual([
      element('note', {}, element('p', {}, 'A')),
      element('steps', {}, element('li', {}, 'B')),
      element('pull', {}, 'C'),
      element('ol', {}, element('li', {}, 'D')),
    ]);
  });

  it.each(['/', '/guides/a#b', '#b', 'https://example.com/a?b=c', 'mailto:a@example.com'])(
    'may link to %s',
    (href) => {
      expect(parse(`<p><a href="${href}">x</a></p>`)).toEqual([
        element('p', {}, element('a', { href }, 'x')),
      ]);
    },
  );

  it('lists its sections', () => {
    const html = '<h2 id="a">One <em>way</em></h2><h3 id="b">Not this</h3><h2 id="c">Two</h2>';
    expect(headingsOf(parse(html))).toEqual([
      { id: 'a', label: 'One way' },
      { id: 'c', label: 'Two' },
    ]);
  });
});

describe('markup that is not allowed is refused with source, line and fix', () => {
  const hostile = [
    ['a script', '<script>alert(1)</script>', '<script> is not allowed. Use one of <p>, <h2>'],
    ['a drawing that runs', '<svg onload="alert(1)"></svg>', '<svg> is not allowed'],
    ['a template', '<template><p>x</p></template>', '<template> is not allowed'],
    ['a comment', '<!-- x --><p>x</p>', '#comment is not allowed. Remove it'],
    ['a tag of our own tree', '<note>x</note>', '<note> is not allowed'],
    ['a table laid out by hand', '<wide-table>x</wide-table>', '<wide-table> is not allowed'],
    ['a handler', '<p onclick="x()">x</p>', 'onclick="x()" is not allowed on <p>. Remove it'],
    ['an unknown class', '<p class="big">x</p>', '<p class="big"> is not allowed'],
    [
      'a label of a cell',
      '<table><tbody><tr><td data-label="x">x</td></tr></tbody></table>',
      'data-label="x"',
    ],
    ['a heading without id', '<h2>x</h2>', '<h2> has no id. Give it one'],
    ['a link without address', '<p><a>x</a></p>', '<a> has no href'],
    [
      'a heading cell without scope',
      '<table><tbody><tr><th>x</th></tr></tbody></table>',
      '<th> has no scope',
    ],
    ['an id in capitals', '<h2 id="A">x</h2>', 'id="A" is no good'],
    ['an id twice', '<h2 id="a">x</h2><h3 id="a">y</h3>', 'id="a" is taken'],
    ['text outside of any paragraph', '<p>x</p> stray', 'Put it into a <p>'],
    ['an element left open', '<p>x <strong>y</p>', '<strong> has no end or no start'],
    ['an attribute twice', '<h2 id="a" id="b">x</h2>', 'the markup is broken'],
    [
      'a quote of two paragraphs',
      '<blockquote class="pull"><p>x</p><p>y</p></blockquote>',
      'single',
    ],
  ];

  it.each(hostile)('%s', (_name, html, message) => {
    expect(() => parse(`<p>Fine.</p>\n\n${html}`)).toThrow(message);
    expect(() => parse(`<p>Fine.</p>\n\n${html}`)).toThrow(/^guides\/a\.html, line 3: /);
  });

  it.each([
    ['an end without a start', '<p>x</p></p>', '<p> has no end or no start'],
    [
      'a table without a body',
      '<table>\n<tr></tr></table>',
      'line 2: <tbody> has no end or no start',
    ],
    ['text between rows', '<table>stray<tr></tr></table>', 'text stands outside of any paragraph'],
  ])('%s', (_name, html, message) => {
    expect(() => parse(html)).toThrow(message);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'http://example.com',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    'about',
    '',
  ])('a link to "%s"', (href) => {
    expect(() => parse(`<p><a href="${href}">x</a></p>`)).toThrow(
      'Link to /a-page, #a-section, an https:// address or mailto:',
    );
  });
});
