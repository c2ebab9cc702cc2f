import { describe, expect, it } from 'vitest';
import { copyFaults, textsOf, uncontracted } from '../copy-rules';
import * as data from './data';
import * as years from './years';

describe.each([
  ['years', years],
  ['data', data],
])('the texts of %s', (_, texts) => {
  it('keep the rules of the house', () => {
    const all = textsOf({ ...texts });
    expect(all.length).toBeGreaterThan(20);
    for (const text of all) {
      expect([text, copyFaults(text)]).toEqual([text, []]);
      expect([text, uncontracted(text)]).toEqual([text, []]);
    }
  });
});

it('fit the list of search results', () => {
  for (const { title, description } of [years.yearListPage, data.dataPage]) {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});
