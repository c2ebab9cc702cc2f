import { describe, expect, it } from 'vitest';
import { decodeMenu } from './index.ts';

const bytes = (...parts: readonly (string | number)[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : [...part].map((char) => char.charCodeAt(0)),
    ),
  );

const bigEndian = (text: string) =>
  [...text].flatMap((char) => [char.charCodeAt(0) >> 8, char.charCodeAt(0) & 255]);

describe('decodeMenu', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Brow “xl/xxl”\t$20\r\n'), 'Brow “xl/xxl”\t$20\n'],
    ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 'Cut,5'), 'Cut,5'],
    ['UTF-16', bytes(0xff, 0xfe, 'C', 0, 0x13, 0x20, '5', 0), 'C–5'],
    ['UTF-16, big end first', bytes(0xfe, 0xff, ...bigEndian('C–5')), 'C–5'],
    ['Windows-1252', bytes('Men', 0x92, 's cut ', 0x96, ' ', 0xa3, '5'), 'Men’s cut – £5'],
    ['an old Mac’s lines', bytes('Cut,5\rGel,6\r'), 'Cut,5\nGel,6\n'],
    ['nothing', bytes(), ''],
    [
      'JSON',
      bytes('[{"name":"Cut","price":65},{"name":"Gel","price":"40+"},{"name":"Talk"}]'),
      'name\tprice\nCut\t65\nGel\t40+\nTalk\t',
    ],
    [
      'JSON without its brackets',
      bytes('{"name":"Cut","price":650},\n{"name":"Gel","price":40},'),
      'name\tprice\nCut\t650\nGel\t40',
    ],
    [
      'JSON with lists inside',
      bytes(
        '{"products":[{"title":"Cut","variants":[{"title":"Long","price":"60","updated_at":"2026"}],"tags":["a"],"seo":null}]}',
      ),
      'title\tseo\tvariants title\tvariants price\nCut\t\tLong\t60',
    ],
    [
      'JSON with services inside a section',
      bytes('[{"name":"Color","items":[{"__typename":"A","name":"Gloss","price":{"value":40}}]}]'),
      'category\tname\tprice value\nColor\tGloss\t40',
    ],
    [
      'JSON of what goes with a service',
      bytes(
        '[{"name":"Cut","price":{"value":65},"extras":[{"name":"Wash"}]},{"name":"Gel","price":{"value":40},"extras":[{"name":"Art","price":{"value":5}}]}]',
      ),
      'name\tprice value\nCut\t65\nGel\t40\nArt\t5',
    ],
    [
      'JSON with prices in cents, perhaps',
      bytes('[{"id":1001,"name":"Cut","price":6500}]'),
      'id\tname\tprice (cents?)\n1001\tCut\t6500',
    ],
    [
      'JSON with prices in cents',
      bytes('[{"name":"Cut","priceCents":6550},{"name":"Gel","priceCents":4000}]'),
      'name\tprice\nCut\t65.50\nGel\t40.00',
    ],
    [
      'a data file of a program',
      bytes(
        "export default {\n  data: [\n    {\n      name: 'Men\\'s cut',\n      info:\n        'short, dry',\n      price: '$44',\n    },\n    { name: 'Gel', price: 'from $30' },\n  ],\n};",
      ),
      'name\tinfo\tprice\nMen\'s cut\t"short, dry"\t$44\nGel\t\tfrom $30',
    ],
    [
      'YAML',
      bytes('services:\n  - name: Cut\n    price: 45\n  - name: Gel\n    price: 30\n'),
      'name\tprice\nCut\t45\nGel\t30',
    ],
    [
      'YAML with sections',
      bytes(
        '- name: Hair\n  items:\n    - {name: Cut, price: 45}\n- name: Shop\n  # - {name: Wax, price: 8}\n  items:\n    - {name: Oil, price: 9}\n',
      ),
      'category\tname\tprice\nHair\tCut\t45\nShop\tOil\t9',
    ],
    [
      'TOML',
      bytes('[[service]]\nname = "Cut"\nprice = 45\n\n[[service]]\nname = "Gel"\nprice = 30\n'),
      'name\tprice\nCut\t45\nGel\t30',
    ],
  ])('reads %s', (_, file, text) => {
    expect(decodeMenu(file)).toEqual({ ok: true, text });
  });

  it.each([
    ['workbook', bytes('PK', 3, 4, 20, 0, '[Content_Types].xml')],
    ['zip', bytes('PK', 3, 4, 20, 0, 'Index/Document.iwa')],
    ['old-workbook', bytes(0xd0, 0xcf, 0x11, 0xe0)],
    ['pdf', bytes('%PDF-1.7')],
    ['rich-text', bytes('{\\rtf1')],
    ['web-page', bytes('\n<!DOCTYPE html>')],
    ['picture', bytes(0x89, 'PNG\r\n')],
    ['picture', bytes(0, 0, 0, 24, 'ftypheic')],
    ['json', bytes('[{"name":"Cut","url":"/cut"}]')],
    ['json', bytes('{"name":"Cut","price":65')],
    ['binary', bytes(1, 0, 3)],
  ])('says that a file is a %s', (code, file) => {
    expect(decodeMenu(file)).toMatchObject({
      ok: false,
      code,
      reason: expect.stringMatching(/^This is/),
    });
  });
});
