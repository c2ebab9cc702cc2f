import { describe, expect, it } from 'vitest';
import { copyFaults, lowerCased, repeatedSentences, textsOf, uncontracted } from '../copy-rules';
import * as embed from './embed';

const { embedCode, embedHead, embedNotes, embedPage } = embed;

describe('texts of the embedded calculator', () => {
  it('keep to the house style', () => {
    const texts = textsOf({ ...embed });
    expect(texts.filter((text) => copyFaults(text).length > 0)).toEqual([]);
    expect(texts.flatMap(uncontracted)).toEqual([]);
  });

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
