import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../tests/pasted-lists.ts';
import { parseDelimited } from './delimited.ts';

describe('parseDelimited', () => {
  it('reads what another library writes', () => {
    const table = fc.array(fc.array(anyText, { minLength: 2, maxLength: 5 }), { minLength: 1 });
    fc.assert(
      fc.property(table, fc.constantFrom(',', '\t', ';'), (cells, delimiter) => {
        const written = Papa.unparse(cells, { delimiter, quotes: true });
        expect(parseDelimited(written).map((read) => read.cells)).toEqual(cells);
      }),
    );
  });

  it('leaves a quote that nothing closes, or inside a cell, as text', () => {
    const cellsOf = (source: string) => parseDelimited(source).map(({ cells }) => cells);
    expect(cellsOf('5" tips,45\n"Deluxe,50')).toEqual([
      ['5" tips', '45'],
      ['"Deluxe', '50'],
    ]);
    expect(cellsOf('\uFEFF"a,b",c\r\n')).toEqual([['a,b', 'c'], ['']]);
  });
});
