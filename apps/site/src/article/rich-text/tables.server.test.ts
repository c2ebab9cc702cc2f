import { describe, expect, it } from 'vitest';
import { type RichTextElement, type RichTextNode, textOf } from '../rich-text-node';
import { parseRichText } from './parse-rich-text.server';

const parse = (html: string) => parseRichText('guides/a.html', html);

interface Row {
  readonly name: string;
  readonly cells: readonly string[];
  readonly mark?: string;
}

const head = (text: string) => {
  const [name, mark] = text.split('|');
  return `<th scope="col"${mark ? ` class="${mark}"` : ''}>${name}</th>`;
};
const table = (shape: string, heads: readonly string[], rows: readonly Row[]) =>
  `<table${shape ? ` class="${shape}"` : ''}><caption>Prices</caption><thead><tr>${heads.map(head).join('')}</tr></thead><tbody>${rows
    .map(
      ({ name, cells, mark }) =>
        `<tr><th scope="row"${mark ? ` class="${mark}"` : ''}>${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;

const find = (node: RichTextNode | undefined, tag: string): RichTextElement[] =>
  typeof node === 'object'
    ? [...(node.tag === tag ? [node] : []), ...node.children.flatMap((child) => find(child, tag))]
    : [];

describe('a table', () => {
  const attributesOf = (node: RichTextNode | undefined, tag: string) =>
    find(node, tag).map(({ attributes }) => attributes);

  it('is put into a region, with columns of figures flush right and no chart', () => {
    const rows = [
      { name: 'x', cells: ['−$1,200.50', '5 min'] },
      { name: 'y', cells: ['+3.4%', '6'] },
    ];
    const tree = parse(table('', ['A', 'B', 'C'], rows));
    expect(tree).toMatchObject([{ tag: 'region', children: [{ tag: 'table' }] }]);
    expect(attributesOf(tree[0], 'td')).toEqual([
      { 'data-align': 'end' },
      {},
      { 'data-align': 'end' },
      {},
    ]);
    expect(attributesOf(tree[0], 'th')).toEqual([
      { scope: 'col' },
      { scope: 'col', 'data-align': 'end' },
      { scope: 'col' },
      { scope: 'row' },
      { scope: 'row' },
    ]);
  });

  it('of five columns labels each cell with its heading', () => {
    const rows = [{ name: 'x', cells: ['b', 'c', 'd', 'e'] }];
    const tree = parse(table('', ['A', 'B', 'C', 'D', 'E'], rows));
    expect(tree).toMatchObject([{ tag: 'region', children: [{ tag: 'wide-table' }] }]);
    expect(attributesOf(tree[0], 'td')).toEqual(
      ['B', 'C', 'D', 'E'].map((label) => ({ 'data-label': label })),
    );
  });
});

const drawn = (...given: Parameters<typeof table>) => {
  const [plate] = parse(table(...given));
  const look = (name: string) =>
    find(plate, 'text').filter(({ attributes }) => attributes['data-look'] === name);
  return {
    values: look('value').map((value) => textOf(value.children[0] ?? '')),
    series: look('name').map(textOf),
    axis: look('axis').map(textOf),
    words: find(plate, 'text').map(textOf),
    lines: find(plate, 'line').filter(
      ({ attributes }) => attributes.transform !== 'translate(5 0)',
    ),
    spine: find(plate, 'rect')[0]?.attributes ?? {},
  };
};

const two: readonly Row[] = [
  { name: 'Low', cells: ['$50', 'a'] },
  { name: 'High', cells: ['$1,000.00', 'b'] },
];

describe('a table that asks for a chart', () => {
  it('is drawn from its columns of figures, with their texts', () => {
    const { values, series, axis, words } = drawn('comb', ['Kind', 'Price', 'Word'], two);
    expect({ values, series, axis }).toEqual({
      values: ['$50', '$1,000.00'],
      series: ['Price'],
      axis: ['Kind'],
    });
    expect(words).toEqual(expect.arrayContaining(['Low', 'High']));
  });

  it('is drawn from the columns that are marked, if some are', () => {
    const rows = [{ name: 'Low', cells: ['1', '2', '3'] }];
    const { values, series } = drawn('ladder', ['Kind', 'A', 'B|drawn', 'C|drawn'], rows);
    expect({ values, series }).toEqual({ values: ['2', '3'], series: ['B', 'C'] });
  });

  it('is drawn from a row that is marked, a tooth for each column', () => {
    const rows = [
      two[0] ?? { name: '', cells: [] },
      { name: 'Profit', cells: ['+3%', '−1%'], mark: 'drawn' },
    ];
    const { values, series, axis, words } = drawn('comb', ['Line', 'Good', 'Bad'], rows);
    expect({ values, series, axis }).toEqual({
      values: ['+3%', '−1%'],
      series: ['Profit'],
      axis: [],
    });
    expect(words).toEqual(expect.arrayContaining(['Good', 'Bad']));
  });

  it('is refused with source, line and fix if a cell cannot be drawn', () => {
    expect(() => drawn('comb', ['Kind', 'Price|drawn'], [{ name: 'x', cells: ['soon'] }])).toThrow(
      'guides/a.html, line 1: "soon" cannot be drawn. Draw columns and rows of figures only.',
    );
    expect(() => drawn('ladder', ['Kind', 'Price'], [{ name: 'x', cells: ['−$5'] }])).toThrow(
      '"−$5" cannot be drawn',
    );
  });
});

describe('a comb', () => {
  const rows = [
    { name: 'a', cells: ['60'] },
    { name: 'b', cells: ['30'] },
    { name: 'c', cells: ['−15'] },
  ];
  const { lines, spine } = drawn('comb', ['Kind', 'Price'], rows);
  const [top, bottom] = [Number(spine.y), Number(spine.y) + Number(spine.height)];
  /** Lengths from the spine to the tip, including the round end. */
  const lengths = lines.map(({ attributes: { y2, strokeWidth } }) => {
    const [end, cap] = [Number(y2), Number(strokeWidth) / 2];
    return end < top ? top - end + cap : bottom - end - cap;
  });

  it('has teeth in proportion to their values, negative ones on the other side', () => {
    const [longest = 0] = lengths;
    expect(longest).toBeGreaterThan(100);
    expect(lengths.map((length) => (length / longest) * 60)).toEqual([
      expect.closeTo(60, 0),
      expect.closeTo(30, 0),
      expect.closeTo(-15, 0),
    ]);
  });

  it('draws a negative tooth in another look', () => {
    expect(lines.map(({ attributes }) => attributes['data-look'])).toEqual([
      'first',
      'first',
      'below',
    ]);
  });
});

describe('a ladder', () => {
  const rows = [
    { name: 'You, 1st', cells: ['$30'], mark: 'you' },
    { name: '2nd', cells: ['$60'] },
  ];
  const { lines, words } = drawn('ladder', ['Salon', 'Price'], rows);

  it('has teeth in proportion to their values', () => {
    const [half = 0, all = 0] = lines.map(({ attributes }) =>
      Number.parseFloat(attributes.x2 ?? ''),
    );
    expect(all).toBeGreaterThan(50);
    expect(all / half).toBeCloseTo(2, 1);
  });

  it('names only the visitor’s own tooth', () => {
    expect(lines.map(({ attributes }) => attributes['data-look'])).toEqual(['you', 'first']);
    expect(words).toEqual(['Price', '$30You, 1st', '$60']);
  });
});
