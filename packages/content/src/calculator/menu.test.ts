import { describe, expect, it } from 'vitest';
import { lowerCased, repeatedSentences, sitePaths } from '../copy-rules';
import { menuLink } from './calculator';
import * as menu from './menu';

describe('the texts of the whole menu', () => {
  it('never repeat a sentence', () => {
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
