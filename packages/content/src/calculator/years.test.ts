import { expect, it } from 'vitest';
import { dataPage } from './data';
import { yearListPage } from './years';

it('fit the list of search results', () => {
  for (const { title, description } of [yearListPage, dataPage]) {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});
