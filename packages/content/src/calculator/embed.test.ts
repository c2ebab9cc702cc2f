import { describe, expect, it } from 'vitest';
import { lowerCased, repeatedSentences } from '../copy-rules';
import * as embed from './embed';

const { embedCode, embedHead, embedNotes, embedPage } = embed;

describe('texts of the embedded calculator', () => {
  it('never repeat a sentence', () => {
    expect(repeatedSentences({ ...embed })).toEqual([]);
  });

  it('have their titles in title case', () => {
    const headings = [embedHead, embedCode, ...embedNotes].map(({ heading }) => heading);
    expect(headings.flatMap(lowerCased)).toEqual([]);
  });

  it('describe the page in a length that a search result shows', () => {
    expect(embedPage.title.length).toBeLessThanOrEqual(65);
    expect(embedPage.description.length).toBeLessThanOrEqual(160);
    expect(embedPage.description.length).toBeGreaterThanOrEqual(70);
  });
});
