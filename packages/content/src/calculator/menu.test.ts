import { describe, expect, it } from 'vitest';
import {
  copyFaults,
  lowerCased,
  repeatedSentences,
  sitePaths,
  textsOf,
  uncontracted,
} from '../copy-rules';
import { menuLink } from './calculator';
import * as menu from './menu';

describe('the texts of the whole menu', () => {
  it('keep to the rules of the house', () => {
    const texts = textsOf({ ...menu });
    expect(texts.filter((text) => copyFaults(text).length > 0)).toEqual([]);
    expect(texts.flatMap(uncontracted)).toEqual([]);
    expect(repeatedSentences({ ...menu })).toEqual([]);
  });

  it('have headings in title case, and links that lead to pages', () => {
    const { menuHead, menuTableText, menuTotalsText, menuMethod } = menu;
    for (const { heading } of [menuHead, menuTableText, menuTotalsText, menuMethod])
      expect(lowerCased(heading)).toEqual([]);
    for (const { href } of [menuHead.back, menuLink, menuMethod.guide])
      expect(sitePaths).toContain(href);
  });
});
